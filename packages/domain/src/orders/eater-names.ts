interface Eating {
  /** Null: the whole table, or somebody who is at it no more. */
  eaterId?: number | null | undefined;
  /** Empty: the whole table. */
  eater: string;
}

/** The client as one who eats. */
interface AtOwnTable {
  eaterId: number;
}

/**
 * What somebody is called beside the client; empty for the client themselves and for the whole table. By their number:
 * names change, and a child may be called as their parent was. Who has none has left the table, as a client never does.
 */
export const nameBeside = (client: AtOwnTable, { eaterId, eater }: Eating): string =>
  eaterId === client.eaterId ? '' : eater;

/** Whether somebody besides the client is named. */
export const isInCompany = (client: AtOwnTable, people: readonly Eating[]): boolean =>
  people.some((person) => nameBeside(client, person) !== '');

/** The names of people, in one line; empty where it can only be the client. */
export const namesInCompany = (people: readonly Eating[], inCompany: boolean): string =>
  inCompany ? people.map(({ eater }) => eater).join(', ') : '';

/** With whom it belongs to, where more than one may be meant. */
export const withEater = (text: string, { eater }: Pick<Eating, 'eater'>, inCompany: boolean): string =>
  inCompany && eater ? `${text} · ${eater}` : text;

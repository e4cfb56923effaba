interface Eating {
  /** Empty: the whole table. */
  eater: string;
}

/** What somebody is called beside the client; empty for the client themselves and for the whole table. */
export const nameBeside = (firstName: string, { eater }: Eating): string => (eater === firstName ? '' : eater);

/** Whether somebody besides the client is named. */
export const isInCompany = (firstName: string, people: readonly Eating[]): boolean =>
  people.some((person) => nameBeside(firstName, person) !== '');

/** The names of people, in one line; empty where it can only be the client. */
export const namesInCompany = (people: readonly Eating[], inCompany: boolean): string =>
  inCompany ? people.map(({ eater }) => eater).join(', ') : '';

/** With whom it belongs to, where more than one may be meant. */
export const withEater = (text: string, { eater }: Eating, inCompany: boolean): string =>
  inCompany && eater ? `${text} · ${eater}` : text;

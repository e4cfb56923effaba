interface Eating {
  /** Empty: the whole table. */
  eater: string;
}

/** What somebody is called beside the client; empty for the client themselves and for the whole table. */
export const nameBeside = (firstName: string, { eater }: Eating): string => (eater === firstName ? '' : eater);

/** Whether somebody besides the client is named. */
export const isInCompany = (firstName: string, people: readonly Eating[]): boolean =>
  people.some((person) => nameBeside(firstName, person) !== '');

/** With whom it belongs to, where more than one may be meant. */
export const withEater = (text: string, { eater }: Eating, inCompany: boolean): string =>
  inCompany && eater ? `${text} · ${eater}` : text;

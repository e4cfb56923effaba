/** What VIES, the Commission's register, says of a VAT number: `unavailable` if it could not answer. */
export const vatCheckStates = ['unchecked', 'valid', 'invalid', 'unavailable'] as const;

export type VatCheckState = (typeof vatCheckStates)[number];

/** The Union's members and Northern Ireland; Greece writes EL. */
export const membersInVies =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

export const isInVies = (vatNumber: string): boolean => membersInVies.includes(vatNumber.slice(0, 2));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day, day];

/** Milliseconds to wait after that many questions in vain; undefined after three days. */
export const vatCheckPauseAfter = (tries: number): number | undefined => pauses[tries - 1];

interface VatCheck {
  state: VatCheckState;
  /** Of the answer. */
  at: Date | null;
}

/** A valid number is not asked about again within thirty days. */
export const isConfirmed = ({ state, at }: VatCheck, now: Date): boolean =>
  state === 'valid' && at !== null && now.getTime() - at.getTime() < 30 * day;

/** No number is asked about twice within a minute. */
export const isJustAsked = (askedAt: Date | null, now: Date): boolean =>
  askedAt !== null && now.getTime() - askedAt.getTime() < minute;

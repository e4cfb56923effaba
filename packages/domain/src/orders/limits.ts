/** Null: no limit. */
export type Limit = number | null;

/** From this number down, clients see how many portions or places are left. */
export const fewLeft = 5;

export const exceeds = (count: number, limit: Limit): boolean => limit !== null && count > limit;

export const hasRoom = (count: number, limit: Limit): boolean => !exceeds(count + 1, limit);

/** Null: no limit. */
export type Limit = number | null;

export const exceeds = (count: number, limit: Limit): boolean => limit !== null && count > limit;

export const hasRoom = (count: number, limit: Limit): boolean => !exceeds(count + 1, limit);

/** Null: no limit. */
export type Limit = number | null;

/** Whether a count is beyond its limit. */
export const exceeds = (count: number, limit: Limit): boolean => limit !== null && count > limit;

/** Whether there is room for one more. */
export const hasRoom = (count: number, limit: Limit): boolean => !exceeds(count + 1, limit);

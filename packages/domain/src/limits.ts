/** How much there may be; null is no limit. */
export type Limit = number | null;

export const exceeds = (taken: number, limit: Limit): boolean => limit !== null && taken > limit;

/** Whether there is room for one more. */
export const hasRoom = (taken: number, limit: Limit): boolean => !exceeds(taken + 1, limit);

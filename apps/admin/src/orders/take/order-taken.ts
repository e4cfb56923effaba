/** Navigation state of an order that was just taken: it survives a reload, but not another visit. */
export const orderTaken = { taken: true };

export const isTaken = (state: unknown): boolean => typeof state === 'object' && state !== null && 'taken' in state;

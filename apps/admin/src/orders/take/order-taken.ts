/** What the way to an order says where it was taken a moment ago: a reload forgets nothing of it, another visit does. */
export const orderTaken = { taken: true };

/** Whether somebody comes from the form in which the order was taken. */
export const isTaken = (state: unknown): boolean => typeof state === 'object' && state !== null && 'taken' in state;

/** Why a driver could not hand an order over. */
export const failureReasons = ['absent', 'refused', 'no_access', 'wrong_address', 'damaged', 'other'] as const;

export type FailureReason = (typeof failureReasons)[number];

export const deliveryOutcomes = ['delivered', ...failureReasons] as const;

export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** Hours that a tap may be older than its arrival: a phone that was out of reach over a night, not a wrong clock. */
const oldestTap = 36;

/** When a driver tapped: as their clock says, but neither in the future nor before what was already known. */
export function momentOfTap(toldMoment: Date, { now, last }: { now: Date; last: Date }): Date {
  const earliest = Math.max(last.getTime(), now.getTime() - oldestTap * 3_600_000);
  return new Date(Math.min(now.getTime(), Math.max(earliest, toldMoment.getTime())));
}

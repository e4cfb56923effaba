/** Set aside by staff for an order, with a reason: slot capacity, zone minimum, credit limit, days of a dish. */
export const forcedRules = ['place', 'minimum', 'credit', 'dish'] as const;

export type ForcedRule = (typeof forcedRules)[number];

export const forcedEvents = {
  place: 'place_forced',
  minimum: 'minimum_forced',
  credit: 'credit_forced',
  dish: 'dish_forced',
} as const satisfies Record<ForcedRule, string>;

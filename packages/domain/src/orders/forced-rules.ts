/** Set aside by staff for an order, with a reason: slot capacity, zone minimum, a company's credit limit. */
export const forcedRules = ['place', 'minimum', 'credit'] as const;

export type ForcedRule = (typeof forcedRules)[number];

export const forcedEvents = {
  place: 'place_forced',
  minimum: 'minimum_forced',
  credit: 'credit_forced',
} as const satisfies Record<ForcedRule, string>;

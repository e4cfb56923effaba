/** Rules that staff may set aside for an order, with a reason: the slot's capacity and the zone's minimum. */
export const forcedRules = ['place', 'minimum'] as const;

export type ForcedRule = (typeof forcedRules)[number];

export const forcedEvents = { place: 'place_forced', minimum: 'minimum_forced' } as const satisfies Record<
  ForcedRule,
  string
>;

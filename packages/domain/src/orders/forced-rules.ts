/** The rules of the house that somebody may set aside for one order, saying why: the slot's room, and the zone's minimum. */
export const forcedRules = ['place', 'minimum'] as const;

export type ForcedRule = (typeof forcedRules)[number];

/** What the timeline says of each. */
export const forcedEvents = { place: 'place_forced', minimum: 'minimum_forced' } as const satisfies Record<
  ForcedRule,
  string
>;

/** What a new house does until its first order, in that order. */
export const setupSteps = [
  'company',
  'taxRates',
  'sizes',
  'categories',
  'allergens',
  'dishes',
  'zones',
  'schedules',
  'configuration',
  'texts',
  'mail',
  'payments',
  'colleagues',
  'testOrder',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** A house can go on without them, and says so. */
export const optionalSteps = ['texts', 'mail', 'payments', 'colleagues', 'testOrder'] as const satisfies SetupStep[];
export type OptionalStep = (typeof optionalSteps)[number];

/** While one of them is open, nobody can order. */
export const orderingSteps = ['dishes', 'zones', 'schedules', 'configuration'] as const satisfies SetupStep[];
export type OrderingStep = (typeof orderingSteps)[number];

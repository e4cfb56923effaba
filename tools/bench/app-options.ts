import type { AppOptions } from '../../apps/api/src/app.ts';

/** The application as it runs in production, without its front end. */
export const appOptions = (db: AppOptions['db']): AppOptions => ({
  db,
  clock: () => new Date(),
  house: { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true },
  signInProviders: [],
  version: '0.0.0',
  brand: 'Traiteur',
  apiHost: undefined,
  log: true,
});

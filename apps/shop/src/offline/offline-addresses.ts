/** The browser stores this page for a lost connection; no link leads there. */
export const offlineAddresses = { fr: '/hors-ligne', en: '/en/offline' } as const;

/** At the root: a service worker serves only paths below its own. */
export const workerAddress = '/worker.js';

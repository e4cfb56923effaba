/** The page that a browser keeps for when it reaches no other one; no link leads there. */
export const offlineAddresses = { fr: '/hors-ligne', en: '/en/offline' } as const;

/** Where its service worker comes from: beside all pages, since it may serve none but those below it. */
export const workerAddress = '/worker.js';

import type { OptionalPage } from './house-texts.ts';

/** Where the site has the pages whose texts the house writes, French first: the site's map, and the administration, which shows them before they are saved. */
export const housePaths = {
  home: ['/', '/en/'],
  questions: ['/questions', '/en/questions'],
  contact: ['/contact', '/en/contact'],
  legal: ['/mentions-legales', '/en/legal-notice'],
  terms: ['/conditions-de-vente', '/en/terms-of-sale'],
  about: ['/a-propos', '/en/about'],
} as const satisfies Record<OptionalPage | 'home' | 'legal', readonly [fr: `/${string}`, en: `/en/${string}`]>;

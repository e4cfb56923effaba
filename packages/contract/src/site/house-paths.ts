import type { OptionalPage } from './house-texts.ts';

export const housePaths = {
  home: ['/', '/en/'],
  questions: ['/questions', '/en/questions'],
  contact: ['/contact', '/en/contact'],
  legal: ['/mentions-legales', '/en/legal-notice'],
  terms: ['/conditions-de-vente', '/en/terms-of-sale'],
  about: ['/a-propos', '/en/about'],
} as const satisfies Record<OptionalPage | 'home' | 'legal', readonly [fr: `/${string}`, en: `/en/${string}`]>;

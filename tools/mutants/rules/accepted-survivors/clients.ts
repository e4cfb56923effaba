import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const clientsSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.withoutMatch,
    survivors: [
      {
        path: 'packages/domain/src/clients/readable-phone.ts',
        line: 'const [, french] = /^(?:\\+33|0)([1-9]\\d{8})$/.exec(phone) ?? [];',
        becomes: 'const [, french] = /^(?:\\+33|0)([1-9]\\d{8})$/.exec(phone) ?? ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/clients/readable-phone.ts',
        line: '/^\\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3})(\\d{4,})$/.exec(phone) ?? [];',
        becomes:
          '/^\\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3})(\\d{4,})$/.exec(phone) ?? ["Stryker was here"];',
      },
    ],
  },
  {
    reason: reasons.bothOrNone,
    survivors: [
      {
        path: 'packages/domain/src/clients/readable-phone.ts',
        line: 'if (!code || !digits) return phone;',
        becomes: 'if (!code && !digits) return phone;',
      },
    ],
  },
  {
    reason: reasons.forCompiler,
    survivors: [
      {
        path: 'packages/domain/src/clients/readable-phone.ts',
        line: 'return [digits.slice(0, first), ...(digits.slice(first).match(/\\d\\d/g) ?? [])];',
        becomes: 'return [digits.slice(0, first), ...(digits.slice(first).match(/\\d\\d/g) ?? ["Stryker was here"])];',
      },
    ],
  },
  {
    reason: reasons.wordsOfStryker,
    survivors: [
      {
        path: 'packages/domain/src/clients/company-terms.ts',
        line: 'const money = standing ?? { total: 0, lines: [], paid: paidAhead, refunded: 0, credited: 0 };',
        becomes:
          'const money = standing ?? { total: 0, lines: ["Stryker was here"], paid: paidAhead, refunded: 0, credited: 0 };',
      },
    ],
  },
  {
    reason: reasons.upperCase,
    survivors: [
      {
        path: 'packages/domain/src/clients/merged-client.ts',
        line: "[address, postalCode, city, country].map((text) => text.toLowerCase().replace(/\\s+/g, ' ').trim()).join('|');",
        becomes:
          "[address, postalCode, city, country].map((text) => text.toUpperCase().replace(/\\s+/g, ' ').trim()).join('|');",
      },
    ],
  },
];

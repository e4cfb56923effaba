import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const textSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.forCompiler,
    survivors: [
      {
        path: 'packages/domain/src/text/text-checks.ts',
        line: 'const locales = mobilePhoneLocales?.filter((locale) => locale.endsWith(`-${country.toUpperCase()}`)) ?? [];',
        becomes:
          'const locales = mobilePhoneLocales?.filter((locale) => locale.endsWith(`-${country.toUpperCase()}`)) ?? ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/text/text-checks.ts',
        line: 'const locales = mobilePhoneLocales?.filter((locale) => locale.endsWith(`-${country.toUpperCase()}`)) ?? [];',
        becomes:
          'const locales = mobilePhoneLocales.filter((locale) => locale.endsWith(`-${country.toUpperCase()}`)) ?? [];',
      },
      {
        path: 'packages/domain/src/text/accepted-languages.ts',
        line: "const languages = tags.map((tag) => tag.split('-')[0]?.toLowerCase());",
        becomes: "const languages = tags.map((tag) => tag.split('-')[0].toLowerCase());",
      },
    ],
  },
  {
    reason: reasons.commonModule,
    survivors: [
      {
        path: 'packages/domain/src/text/text-checks.ts',
        line: "typeof module === 'function' ? module : module.default;",
        becomes: 'true ? module : module.default;',
      },
    ],
  },
];

import type { AcceptedSurvivors } from '../survivors.ts';

export const datesSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: 'Who reads a date or a time leaves spaces around it out again.',
    survivors: [
      {
        path: 'packages/domain/src/dates/typed-dates.ts',
        line: 'const piece = text.trim();',
        becomes: 'const piece = text;',
      },
      {
        path: 'packages/domain/src/dates/typed-times.ts',
        line: 'const bareText = text.trim();',
        becomes: 'const bareText = text;',
      },
    ],
  },
  {
    reason: 'Three digits are neither a day nor a month: no date is made of them, only sooner.',
    survivors: [
      {
        path: 'packages/domain/src/dates/typed-dates.ts',
        line: 'if (/\\d{3}/.test(piece)) return [];',
        becomes: 'if (false) return [];',
      },
    ],
  },
];

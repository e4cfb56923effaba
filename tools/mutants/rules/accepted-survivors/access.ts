import type { AcceptedSurvivors } from '../survivors.ts';

export const accessSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: 'Of a hundred thousand words each ranks two places higher: no score follows from that.',
    survivors: [
      {
        path: 'packages/domain/src/access/password-strength.ts',
        line: 'ranks[word] = Math.min(ranks[word] ?? Number.POSITIVE_INFINITY, index + 1);',
        becomes: 'ranks[word] = Math.min(ranks[word] ?? Number.POSITIVE_INFINITY, index - 1);',
      },
    ],
  },
];

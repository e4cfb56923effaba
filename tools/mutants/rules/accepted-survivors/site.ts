import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const siteSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.unmetLimit,
    survivors: [
      {
        path: 'packages/domain/src/site/contrast.ts',
        line: 'return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;',
        becomes: 'return part < 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;',
      },
    ],
  },
];

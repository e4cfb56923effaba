import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const deliverySurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.forCompiler,
    survivors: [
      {
        path: 'packages/domain/src/delivery/suggested-order.ts',
        line: 'if (!to) return Infinity;',
        becomes: 'if (false) return Infinity;',
      },
    ],
  },
  {
    reason: reasons.commonModule,
    survivors: [
      {
        path: 'packages/domain/src/delivery/eligibility.ts',
        line: "const isPostalCodeOf = typeof postalCodes === 'function' ? postalCodes : postalCodes.default;",
        becomes: 'const isPostalCodeOf = true ? postalCodes : postalCodes.default;',
      },
    ],
  },
  {
    reason: reasons.upperCase,
    survivors: [
      {
        path: 'packages/domain/src/delivery/doors.ts',
        line: "`${postalCode} ${(address.split('\\n')[0] ?? '')",
        becomes:
          "`${postalCode} ${(address.split('\\n')[0] ?? '').normalize('NFD').replace(/\\p{M}/gu, '').replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim().toUpperCase() …",
      },
    ],
  },
];

import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const ownSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.forCompiler,
    survivors: [
      {
        path: 'packages/domain/src/own/group-orders.ts',
        line: 'return choice && portionsLeft !== undefined && !unserved.has(index) ? [{ index, portionsLeft, ...choice }] : [];',
        becomes: 'return true && !unserved.has(index) ? [{ index, portionsLeft, ...choice }] : [];',
      },
      {
        path: 'packages/domain/src/own/group-orders.ts',
        line: 'return choice && portionsLeft !== undefined && !unserved.has(index) ? [{ index, portionsLeft, ...choice }] : [];',
        becomes:
          'return choice || portionsLeft !== undefined && !unserved.has(index) ? [{ index, portionsLeft, ...choice }] : [];',
      },
      {
        path: 'packages/domain/src/own/group-orders.ts',
        line: 'return choice && portionsLeft !== undefined && !unserved.has(index) ? [{ index, portionsLeft, ...choice }] : [];',
        becomes: 'return choice && true && !unserved.has(index) ? [{ index, portionsLeft, ...choice }] : [];',
      },
    ],
  },
  {
    reason: 'Of one dish and size all are told of as many portions.',
    survivors: [
      {
        path: 'packages/domain/src/own/group-orders.ts',
        line: 'let portionsLeft = Math.min(...rivals.map((rival) => rival.portionsLeft));',
        becomes: 'let portionsLeft = Math.max(...rivals.map(rival => rival.portionsLeft));',
      },
    ],
  },
];

import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const ordersSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.forCompiler,
    survivors: [
      {
        path: 'packages/domain/src/orders/pricing.ts',
        line: 'const components = line?.taxRate.components ?? [];',
        becomes: 'const components = line?.taxRate.components ?? ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/orders/pricing.ts',
        line: 'return { ...component, amount: taxShares[tax]?.get(index) ?? 0 };',
        becomes: 'return { ...component, amount: taxShares[tax].get(index) ?? 0 };',
      },
      {
        path: 'packages/domain/src/orders/pricing.ts',
        line: 'const components = line?.taxRate.components ?? [];',
        becomes: 'const components = line.taxRate.components ?? [];',
      },
    ],
  },
  {
    reason: reasons.wordsOfStryker,
    survivors: [
      {
        path: 'packages/domain/src/orders/order-life.ts',
        line: 'const { from, fromStopped = [], to }: Step = orderLife[action];',
        becomes: 'const { from, fromStopped = ["Stryker was here"], to }: Step = orderLife[action];',
      },
    ],
  },
];

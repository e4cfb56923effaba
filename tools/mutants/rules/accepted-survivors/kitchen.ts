import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const kitchenSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.wordsOfStryker,
    survivors: [
      {
        path: 'packages/domain/src/kitchen/pots/pot.ts',
        line: 'return potBelow(recipeId, []);',
        becomes: 'return potBelow(recipeId, ["Stryker was here"]);',
      },
      {
        path: 'packages/domain/src/kitchen/stock/purchase-orders.ts',
        line: 'received: [],',
        becomes: 'received: ["Stryker was here"],',
      },
      {
        path: 'packages/domain/src/kitchen/stock/purchase-orders.ts',
        line: 'cancelled: [],',
        becomes: 'cancelled: ["Stryker was here"],',
      },
    ],
  },
  {
    reason: reasons.onlyTime,
    survivors: [
      { path: 'packages/domain/src/kitchen/costs/dish-costs.ts', line: 'inputs.set(id, entry);', becomes: ';' },
    ],
  },
  {
    reason: reasons.atLimit,
    survivors: [
      {
        path: 'packages/domain/src/kitchen/costs/fractions.ts',
        line: 'const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);',
        becomes: 'const divisor = greatestDivisor(numerator <= 0n ? -numerator : numerator, denominator);',
      },
      {
        path: 'packages/domain/src/kitchen/pots/ingredient-list.ts',
        line: 'const digits = share < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 };',
        becomes: 'const digits = share <= 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 };',
      },
      {
        path: 'packages/domain/src/kitchen/supplier-invoices/decimals.ts',
        line: 'const isNegative = dividend < 0n !== divisor < 0n;',
        becomes: 'const isNegative = dividend <= 0n !== divisor < 0n;',
      },
      {
        path: 'packages/domain/src/kitchen/supplier-invoices/decimals.ts',
        line: 'const isNegative = dividend < 0n !== divisor < 0n;',
        becomes: 'const isNegative = dividend < 0n !== divisor <= 0n;',
      },
      {
        path: 'packages/domain/src/kitchen/supplier-invoices/decimals.ts',
        line: 'const [size, by] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];',
        becomes: 'const [size, by] = [dividend <= 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];',
      },
      {
        path: 'packages/domain/src/kitchen/supplier-invoices/decimals.ts',
        line: 'const [size, by] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];',
        becomes: 'const [size, by] = [dividend < 0n ? -dividend : dividend, divisor <= 0n ? -divisor : divisor];',
      },
      {
        path: 'packages/domain/src/kitchen/pots/production-needs.ts',
        line: 'if (start < need.start) need.start = start;',
        becomes: 'if (start <= need.start) need.start = start;',
      },
      {
        path: 'packages/domain/src/kitchen/pots/production-needs.ts',
        line: 'const step = value >= 100 ? 1 : value >= 10 ? 10 : 100;',
        becomes: 'const step = value > 100 ? 1 : value >= 10 ? 10 : 100;',
      },
      {
        path: 'packages/domain/src/kitchen/pots/production-needs.ts',
        line: 'const step = value >= 100 ? 1 : value >= 10 ? 10 : 100;',
        becomes: 'const step = value >= 100 ? 1 : value > 10 ? 10 : 100;',
      },
    ],
  },
  {
    reason: 'Without a density the units come to no number or to endlessly many, which are left out all the same.',
    survivors: [
      {
        path: 'packages/domain/src/kitchen/supplier-invoices/invoice-units.ts',
        line: 'return measures.density === null ? [] : [(weight * 1000) / measures.density / millilitres];',
        becomes: 'return false ? [] : [(weight * 1000) / measures.density / millilitres];',
      },
      {
        path: 'packages/domain/src/kitchen/supplier-invoices/invoice-units.ts',
        line: 'return measures.density === null ? [] : [(weight * 1000) / measures.density / millilitres];',
        becomes:
          'return measures.density === null ? ["Stryker was here"] : [(weight * 1000) / measures.density / millilitres];',
      },
    ],
  },
];

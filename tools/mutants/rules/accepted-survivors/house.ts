import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const houseSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.withoutMatch,
    survivors: [
      {
        path: 'packages/domain/src/house/imports/typed-goods.ts',
        line: '/^(?:([\\d\\s]+)\\s*[x×*]\\s*)?([\\d.,\\s]+)\\s*(\\p{L}+)\\.?$/iu.exec(text) ?? [];',
        becomes:
          '/^(?:([\\d\\s]+)\\s*[x×*]\\s*)?([\\d.,\\s]+)\\s*(\\p{L}+)\\.?$/iu.exec(text) ?? ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/house/imports/typed-allergens.ts',
        line: 'const [, afterNo, beforeFree] = (mayAvoid && avoidance.exec(nameWords)) || [];',
        becomes: 'const [, afterNo, beforeFree] = (mayAvoid && avoidance.exec(nameWords)) || ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/house/imports/typed-allergens.ts',
        line: "const [, textBefore = '', within = '', textAfter = ''] = /^([^()]+)\\(([^()]*)\\)([^()]*)$/.exec(part) ?? [];",
        becomes:
          "const [, textBefore = '', within = '', textAfter = ''] = /^([^()]+)\\(([^()]*)\\)([^()]*)$/.exec(part) ?? [\"Stryker was here\"];",
      },
      {
        path: 'packages/domain/src/house/imports/typed-name.ts',
        line: '/^(.*?)[\\s,;–-]+(?:F-)?(\\d{5})[\\s,]+([^\\d,;\\n]+?)(?:[\\s,]+France)?$/isu.exec(text) ?? [];',
        becomes:
          '/^(.*?)[\\s,;–-]+(?:F-)?(\\d{5})[\\s,]+([^\\d,;\\n]+?)(?:[\\s,]+France)?$/isu.exec(text) ?? ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/house/imports/typed-name.ts',
        line: '/^(\\d{5})[\\s,-]+(\\D+)$|^(\\D+?)[\\s,-]+\\(?(\\d{5})\\)?$/u.exec(text) ?? [];',
        becomes: '/^(\\d{5})[\\s,-]+(\\D+)$|^(\\D+?)[\\s,-]+\\(?(\\d{5})\\)?$/u.exec(text) ?? ["Stryker was here"];',
      },
    ],
  },
  {
    reason: reasons.bothOrNone,
    survivors: [
      {
        path: 'packages/domain/src/house/imports/typed-name.ts',
        line: 'return postalCode && city ? { postalCode, city } : undefined;',
        becomes: 'return postalCode || city ? { postalCode, city } : undefined;',
      },
    ],
  },
  {
    reason: reasons.wordsOfStryker,
    survivors: [
      {
        path: 'packages/domain/src/house/imports/allergen-names.ts',
        line: "for (const name of otherNames[code]?.split('|') ?? []) if (!ids.has(name)) ids.set(name, id);",
        becomes:
          'for (const name of otherNames[code]?.split(\'|\') ?? ["Stryker was here"]) if (!ids.has(name)) ids.set(name, id);',
      },
    ],
  },
  {
    reason: reasons.unmetLimit,
    survivors: [
      {
        path: 'packages/domain/src/house/imports/typed-goods.ts',
        line: 'return unit && quantity > 0 && Math.abs(quantity - thousandths) < 1e-6 ? { quantity, unit } : undefined;',
        becomes:
          'return unit && quantity > 0 && Math.abs(quantity - thousandths) <= 1e-6 ? { quantity, unit } : undefined;',
      },
      {
        path: 'packages/domain/src/house/imports/typed-cells.ts',
        line: 'return Math.abs(cents - amount) < 1e-6 ? cents : undefined;',
        becomes: 'return Math.abs(cents - amount) <= 1e-6 ? cents : undefined;',
      },
      {
        path: 'packages/domain/src/house/mail-pauses.ts',
        line: 'return waitingTime > patience ? undefined : hour;',
        becomes: 'return waitingTime >= patience ? undefined : hour;',
      },
    ],
  },
  {
    reason: reasons.onlyTime,
    survivors: [
      {
        path: 'packages/domain/src/house/imports/allergen-names.ts',
        line: 'names.set(knownAllergens, knownNames);',
        becomes: ';',
      },
      {
        path: 'packages/domain/src/house/imports/typed-allergens.ts',
        line: 'if (!/all?.rg|intol|anaph|epip|lia[cq]/i.test(text)) return false;',
        becomes: 'if (false) return false;',
      },
    ],
  },
];

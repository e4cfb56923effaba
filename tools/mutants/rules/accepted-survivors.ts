import type { Survivor } from './survivors.ts';

/** Mutants of the rules that no test can kill, with why. The command asks to leave out what is killed after all. */
export const acceptedSurvivors: readonly { reason: string; survivors: readonly Survivor[] }[] = [
  {
    reason:
      'A text that does not match has no parts: whatever stands in place of none, the parts that are read of it are undefined.',
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
      {
        path: 'packages/domain/src/catalogue/article-id.ts',
        line: 'const [, productId, sizeId] = articleIdPattern.exec(articleId) ?? [];',
        becomes: 'const [, productId, sizeId] = articleIdPattern.exec(articleId) ?? ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/catalogue/typed-dish.ts',
        line: 'const [sign, leadingNumber, trailingNumber] = times.exec(text) ?? [];',
        becomes: 'const [sign, leadingNumber, trailingNumber] = times.exec(text) ?? ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'const [, key, siren] = /^FR(\\d{2})(\\d{9})$/.exec(text) ?? [];',
        becomes: 'const [, key, siren] = /^FR(\\d{2})(\\d{9})$/.exec(text) ?? ["Stryker was here"];',
      },
    ],
  },
  {
    reason: 'The pattern gives both parts or none: the compiler alone asks for each.',
    survivors: [
      {
        path: 'packages/domain/src/house/imports/typed-name.ts',
        line: 'return postalCode && city ? { postalCode, city } : undefined;',
        becomes: 'return postalCode || city ? { postalCode, city } : undefined;',
      },

      {
        path: 'packages/domain/src/clients/readable-phone.ts',
        line: 'if (!code || !digits) return phone;',
        becomes: 'if (!code && !digits) return phone;',
      },
      {
        path: 'packages/domain/src/catalogue/article-id.ts',
        line: 'return productId && sizeId ? { productId: Number(productId), sizeId: Number(sizeId) } : undefined;',
        becomes: 'return productId || sizeId ? { productId: Number(productId), sizeId: Number(sizeId) } : undefined;',
      },
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'if (key !== undefined && siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
        becomes:
          'if (key !== undefined || siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
      },
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'if (key !== undefined && siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
        becomes: 'if (true && siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
      },
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'if (key !== undefined && siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
        becomes: 'if (key !== undefined && true) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
      },
    ],
  },
  {
    reason: 'Only the compiler asks: what is read there is always there, so what stands instead is never read.',
    survivors: [
      {
        path: 'packages/domain/src/clients/readable-phone.ts',
        line: 'return [digits.slice(0, first), ...(digits.slice(first).match(/\\d\\d/g) ?? [])];',
        becomes: 'return [digits.slice(0, first), ...(digits.slice(first).match(/\\d\\d/g) ?? ["Stryker was here"])];',
      },
      {
        path: 'packages/domain/src/money/card-numbers.ts',
        line: 'const digits = number.match(/\\d/g) ?? [];',
        becomes: 'const digits = number.match(/\\d/g) ?? ["Stryker was here"];',
      },
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
        path: 'packages/domain/src/money/money.ts',
        line: "return parts.map(({ type, value }) => signs[type]?.(value) ?? '').join('');",
        becomes: "return parts.map(({ type, value }) => signs[type](value) ?? '').join('');",
      },
      {
        path: 'packages/domain/src/text/accepted-languages.ts',
        line: "const languages = tags.map((tag) => tag.split('-')[0]?.toLowerCase());",
        becomes: "const languages = tags.map((tag) => tag.split('-')[0].toLowerCase());",
      },
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
      {
        path: 'packages/domain/src/delivery/suggested-order.ts',
        line: 'if (!to) return Infinity;',
        becomes: 'if (false) return Infinity;',
      },
    ],
  },
  {
    reason:
      'No limit is never exceeded, no date is never after one, and no category is in no list: the comparison alone says the same.',
    survivors: [
      {
        path: 'packages/domain/src/money/discount-codes.ts',
        line: "if (validFrom !== null && now < validFrom) return { why: 'future', from: validFrom } as const;",
        becomes: "if (true && now < validFrom) return { why: 'future', from: validFrom } as const;",
      },
      {
        path: 'packages/domain/src/money/discount-codes.ts',
        line: "if (totalLimit !== null && !hasRoom(uses, totalLimit)) return { why: 'used-up', uses, limit: totalLimit } as const;",
        becomes: "if (true && !hasRoom(uses, totalLimit)) return { why: 'used-up', uses, limit: totalLimit } as const;",
      },
      {
        path: 'packages/domain/src/money/discount-codes.ts',
        line: "if (limit !== null && !hasRoom(uses, limit)) return { why: 'client-used-up', uses, limit };",
        becomes: "if (true && !hasRoom(uses, limit)) return { why: 'client-used-up', uses, limit };",
      },
      {
        path: 'packages/domain/src/money/discount-codes.ts',
        line: 'categoryIds.length === 0 || (category !== undefined && categoryIds.includes(category));',
        becomes: 'categoryIds.length === 0 || (true && categoryIds.includes(category));',
      },
    ],
  },
  {
    reason: 'vitest reads a CommonJS module as Node does or by its default, and one run sees one of both.',
    survivors: [
      {
        path: 'packages/domain/src/text/text-checks.ts',
        line: "typeof module === 'function' ? module : module.default;",
        becomes: 'true ? module : module.default;',
      },
      {
        path: 'packages/domain/src/delivery/eligibility.ts',
        line: "const isPostalCodeOf = typeof postalCodes === 'function' ? postalCodes : postalCodes.default;",
        becomes: 'const isPostalCodeOf = true ? postalCodes : postalCodes.default;',
      },
      {
        path: 'packages/domain/src/money/bank-numbers.ts',
        line: "typeof module === 'function' ? module : module.default;",
        becomes: 'true ? module : module.default;',
      },
    ],
  },
  {
    reason:
      'The words of Stryker are no name, status, step, recipe or sign of a currency: what is looked for is not found either way.',
    survivors: [
      {
        path: 'packages/domain/src/house/imports/allergen-names.ts',
        line: "for (const name of otherNames[code]?.split('|') ?? []) if (!ids.has(name)) ids.set(name, id);",
        becomes:
          'for (const name of otherNames[code]?.split(\'|\') ?? ["Stryker was here"]) if (!ids.has(name)) ids.set(name, id);',
      },

      {
        path: 'packages/domain/src/kitchen/pot.ts',
        line: 'return potBelow(recipeId, []);',
        becomes: 'return potBelow(recipeId, ["Stryker was here"]);',
      },
      {
        path: 'packages/domain/src/kitchen/purchase-orders.ts',
        line: 'received: [],',
        becomes: 'received: ["Stryker was here"],',
      },
      {
        path: 'packages/domain/src/kitchen/purchase-orders.ts',
        line: 'cancelled: [],',
        becomes: 'cancelled: ["Stryker was here"],',
      },
      {
        path: 'packages/domain/src/money/money.ts',
        line: ".flatMap(({ type, value }) => (type === 'currency' ? [value.replace(/\\s/gu, '')] : [])),",
        becomes:
          ".flatMap(({ type, value }) => (type === 'currency' ? [value.replace(/\\s/gu, '')] : [\"Stryker was here\"])),",
      },
      {
        path: 'packages/domain/src/orders/order-life.ts',
        line: 'const { from, fromStopped = [], to }: Step = orderLife[action];',
        becomes: 'const { from, fromStopped = ["Stryker was here"], to }: Step = orderLife[action];',
      },
      {
        path: 'packages/domain/src/clients/company-terms.ts',
        line: 'const money = standing ?? { total: 0, lines: [], paid: paidAhead, refunded: 0, credited: 0 };',
        becomes:
          'const money = standing ?? { total: 0, lines: ["Stryker was here"], paid: paidAhead, refunded: 0, credited: 0 };',
      },
    ],
  },
  {
    reason:
      'A sum is looked at for its rest alone, which is nought for a number and for its opposite; and so is whether a place is odd.',
    survivors: [
      {
        path: 'packages/domain/src/money/card-numbers.ts',
        line: 'const value = Number(digit) * ((digits.length - index) % 2 === 0 ? 2 : 1);',
        becomes: 'const value = Number(digit) * ((digits.length + index) % 2 === 0 ? 2 : 1);',
      },
      {
        path: 'packages/domain/src/money/card-numbers.ts',
        line: 'return total + (value > 9 ? value - 9 : value);',
        becomes: 'return total - (value > 9 ? value - 9 : value);',
      },
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);',
        becomes: 'const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum - number, 0);',
      },
    ],
  },
  {
    reason: 'At the very limit both ways come to the same.',
    survivors: [
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
        path: 'packages/domain/src/catalogue/nutrients.ts',
        line: 'return text(amount, amount < fineBelow ? fine : coarse);',
        becomes: 'return text(amount, amount <= fineBelow ? fine : coarse);',
      },
      {
        path: 'packages/domain/src/kitchen/production-needs.ts',
        line: 'if (start < need.start) need.start = start;',
        becomes: 'if (start <= need.start) need.start = start;',
      },
      {
        path: 'packages/domain/src/kitchen/production-needs.ts',
        line: 'const step = value >= 100 ? 1 : value >= 10 ? 10 : 100;',
        becomes: 'const step = value > 100 ? 1 : value >= 10 ? 10 : 100;',
      },
      {
        path: 'packages/domain/src/kitchen/production-needs.ts',
        line: 'const step = value >= 100 ? 1 : value >= 10 ? 10 : 100;',
        becomes: 'const step = value >= 100 ? 1 : value > 10 ? 10 : 100;',
      },
      {
        path: 'packages/domain/src/money/money.ts',
        line: 'return total < 0 ? shares.map((share) => 0 - share) : shares;',
        becomes: 'return total <= 0 ? shares.map((share) => 0 - share) : shares;',
      },
      {
        path: 'packages/domain/src/money/refund-parts.ts',
        line: 'if (beyond <= 0) return [...lines];',
        becomes: 'if (beyond < 0) return [...lines];',
      },
      {
        path: 'packages/domain/src/money/sales-period.ts',
        line: "return dateBy === 'order' && period.from <= today && period.to > today ? { ...period, to: today } : period;",
        becomes:
          "return dateBy === 'order' && period.from <= today && period.to >= today ? { ...period, to: today } : period;",
      },
    ],
  },
  {
    reason:
      'No number meets the limit: pauses add up to no whole hours, no channel of a colour is 10.3, and no amount is typed so finely.',
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
        path: 'packages/domain/src/site/contrast.ts',
        line: 'return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;',
        becomes: 'return part < 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;',
      },
      {
        path: 'packages/domain/src/house/mail-pauses.ts',
        line: 'return waitingTime > patience ? undefined : hour;',
        becomes: 'return waitingTime >= patience ? undefined : hour;',
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
  {
    reason:
      'A slug begins and ends with a letter: of an empty one alone an empty word is left, with which every name begins.',
    survivors: [
      {
        path: 'packages/domain/src/catalogue/best-named.ts',
        line: "const wordsOf = (text: string) => slugOf(text).split('-').filter(Boolean);",
        becomes: "const wordsOf = (text: string) => slugOf(text).split('-');",
      },
    ],
  },
  {
    reason: 'Without a sign nothing is replaced, unless a dish were called “undefined”.',
    survivors: [
      {
        path: 'packages/domain/src/catalogue/typed-dish.ts',
        line: "const words = sign === undefined ? text : text.replace(sign, ' ');",
        becomes: "const words = false ? text : text.replace(sign, ' ');",
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
  {
    reason: 'Upper case makes the same texts alike.',
    survivors: [
      {
        path: 'packages/domain/src/delivery/doors.ts',
        line: "`${postalCode} ${(address.split('\\n')[0] ?? '')",
        becomes:
          "`${postalCode} ${(address.split('\\n')[0] ?? '').normalize('NFD').replace(/\\p{M}/gu, '').replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim().toUpperCase() …",
      },
      {
        path: 'packages/domain/src/catalogue/ingredient-texts/words-of-text.ts',
        line: "return { stem: stemOf(word), typed: word.toLowerCase().normalize('NFC'), at: index, end, before: gap };",
        becomes:
          "return { stem: stemOf(word), typed: word.toUpperCase().normalize('NFC'), at: index, end, before: gap };",
      },
      {
        path: 'packages/domain/src/catalogue/ingredient-texts/undeclared-sources.ts',
        line: 'words: [...new Map(words.map(({ word }) => [word.toLowerCase(), word])).values()],',
        becomes: 'words: [...new Map(words.map(({ word }) => [word.toUpperCase(), word])).values()],',
      },
      {
        path: 'packages/domain/src/clients/merged-client.ts',
        line: "[address, postalCode, city, country].map((text) => text.toLowerCase().replace(/\\s+/g, ' ').trim()).join('|');",
        becomes:
          "[address, postalCode, city, country].map((text) => text.toUpperCase().replace(/\\s+/g, ' ').trim()).join('|');",
      },
    ],
  },
  {
    reason: 'A part is never worth more than its line: where nothing was charged nothing is given back.',
    survivors: [
      {
        path: 'packages/domain/src/money/refund-parts.ts',
        line: 'amount: charge && share ? Number((2n * BigInt(tax.amount) * share + charge) / (2n * charge)) : 0,',
        becomes: 'amount: charge || share ? Number((2n * BigInt(tax.amount) * share + charge) / (2n * charge)) : 0,',
      },
    ],
  },
  {
    reason: 'What no provider is said to move the house moves itself.',
    survivors: [
      {
        path: 'packages/domain/src/money/payment-methods.ts',
        line: "manual: { methods: [...manualMethods, 'unrecorded'], isNote: true },",
        becomes: 'manual: { methods: [], isNote: true },',
      },
    ],
  },
  {
    reason: 'Time alone is saved: a format or a list made anew says the same, and so does the whole reading of a text.',
    survivors: [
      { path: 'packages/domain/src/money/money.ts', line: 'formats.set(key, format);', becomes: ';' },
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

/** Reads `12,50`, `1 234,5`, `-3 €`. A comma marks decimals, except in English before three digits. */
export function typedNumber(text: string, locale: string): number | undefined {
  const bare = bareNumber(text);
  const plain = locale.startsWith('en') && /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^-?\d{1,15}([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

const bareNumber = (text: string): string =>
  text
    .replace(/\s/gu, '')
    .replace(/^\u2212/, '-')
    .replace(/^(-?)\p{Sc}/u, '$1')
    .replace(/(?<=\d)(?:\p{Sc}|%|kcal|[gh])$/u, '');

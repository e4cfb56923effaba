/**
 * A number as people type or paste it: `12,50`, `1 234,5`, `-3`, with its unit behind it or before. The comma marks decimals, but thousands in
 * English where three figures follow it. Undefined when it is no number.
 */
export function typedNumber(text: string, locale: string): number | undefined {
  const bare = bareNumber(text);
  const plain = locale.startsWith('en') && /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^-?\d{1,15}([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** The figures and their signs, without spaces, a unit or a currency; a minus sign is a hyphen. */
const bareNumber = (text: string): string =>
  text
    .replace(/\s/gu, '')
    .replace(/^\u2212/, '-')
    .replace(/^(-?)\p{Sc}/u, '$1')
    .replace(/(?<=\d)(?:\p{Sc}|%|kcal|[gh])$/u, '');

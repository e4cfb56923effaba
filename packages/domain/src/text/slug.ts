/** For addresses: `&` becomes `-and-`; other signs go, apostrophes too. Empty when nothing is left: `寿司`. */
export function slugOf(text: string): string {
  return plainText(text)
    .replaceAll('&', '-and-')
    .replace(/\s+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Lower case without accents, to compare typed text. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæß]/g, (letters) => ligatures[letters] ?? '');
}

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

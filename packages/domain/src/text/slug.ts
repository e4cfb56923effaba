/**
 * The part of an address that names a thing: lower case, spaces as hyphens, accents stripped, `&` as `-and-`,
 * any other special character (an apostrophe too) removed; no doubled hyphen and none at the edges.
 * Empty when nothing of the text survives: `寿司`.
 */
export function slugOf(text: string): string {
  return plainText(text)
    .replaceAll('&', '-and-')
    .replace(/\s+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** In lower case without accents: what people type is compared so. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæß]/g, (letters) => ligatures[letters] ?? '');
}

// Two letters written as one: Unicode does not take them apart.
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

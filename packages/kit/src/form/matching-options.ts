/** Each typed word in any place, without accents and case; labels that begin with the text come first. */
export function matchingOptions<Named extends { label: string }>(options: readonly Named[], query: string): Named[] {
  const text = plain(query).trim();
  const words = text.split(/\s+/);
  const matches = options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
  const { begins = [], holds = [] } = Object.groupBy(matches, ({ label }) =>
    plain(label).startsWith(text) ? 'begins' : 'holds',
  );
  return [...begins, ...holds];
}

/** Without accents and ligatures, in lower case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");

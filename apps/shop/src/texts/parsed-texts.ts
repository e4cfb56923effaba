import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** In characters: the longest texts of a house in both languages, twice, for previews. */
const mostCharacters = 1_200_000;

type Parsed = readonly RootContent[];

const texts = new Map<string, Parsed>();
let characters = 0;

/** Cached, because each page shows these texts; the longest unused ones are dropped. */
export function parse(text: string): Parsed {
  const parsedText = texts.get(text) ?? fromMarkdown(text).children;
  if (texts.delete(text)) characters -= text.length;
  texts.set(text, parsedText);
  characters += text.length;
  for (const oldest of texts.keys()) {
    if (characters <= mostCharacters) break;
    texts.delete(oldest);
    characters -= oldest.length;
  }
  return parsedText;
}

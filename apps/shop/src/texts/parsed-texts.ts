import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Characters of all texts that are remembered: those of a house in both languages, at their longest, and once more for who looks at other ones. */
const mostCharacters = 1_200_000;

type Parsed = readonly RootContent[];

const texts = new Map<string, Parsed>();
let characters = 0;

/** What a text says in Markdown. It is read once, and not with each page that shows it; the texts that nobody has read longest are forgotten. */
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

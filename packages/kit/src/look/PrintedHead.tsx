import { useKitSettings } from '../setup/kit-settings.ts';
import { kitWords, usePhrase } from '../setup/kit-words.ts';

interface PrintedHeadProps {
  text: string;
  /** Only of the pages of that name: of what is laid out with `page: <name>`. */
  page?: string;
}

/** What stands at the head of each printed page, and which page of how many it is. Nothing of it is seen on a screen. */
export function PrintedHead({ text, page = '' }: PrintedHeadProps) {
  const { styleNonce } = useKitSettings();
  const phrase = usePhrase();
  return <style nonce={styleNonce}>{pageRule(page, text, phrase(kitWords.pageOfPages))}</style>;
}

// The text of a margin is written in CSS alone, and so is the count of pages.
const pageRule = (page: string, text: string, pageOfPages: string) => `@page ${page} {
  @top-left { content: ${cssString(text)} }
  @top-right { content: ${cssString(pageOfPages).replace('{page}', '" counter(page) "').replace('{pages}', '" counter(pages) "')} }
}`;

/** Letters, digits, braces and spaces stay; all else is written as its number, so that no text can end the string. */
const cssString = (text: string) =>
  `"${text.replaceAll(/[^\p{L}\p{N}{} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

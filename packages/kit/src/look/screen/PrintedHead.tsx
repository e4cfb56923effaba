import { useKitSettings } from '../../setup/kit-settings.ts';
import { kitWords, usePhrase } from '../../setup/kit-words.ts';

interface PrintedHeadProps {
  /** Left out, the margins of its pages stay empty. */
  text?: string;
  /** Only of the pages of that name: of what is laid out with `page: <name>`. */
  page?: string;
  /** One of many papers of one print, each for somebody else: CSS counts the pages of all of them, which says nothing to who gets one. */
  isOneOfMany?: boolean;
}

/** What stands at the head of each printed page, and which page of how many it is. Nothing of it is seen on a screen. */
export function PrintedHead({ text, page = '', isOneOfMany }: PrintedHeadProps) {
  const { styleNonce } = useKitSettings();
  const phrase = usePhrase();
  const count = isOneOfMany || text === undefined ? undefined : phrase(kitWords.pageOfPages);
  return <style nonce={styleNonce}>{pageRule(page, text, count)}</style>;
}

// The text of a margin is written in CSS alone, and so is the count of pages.
const pageRule = (page: string, text: string | undefined, pageOfPages: string | undefined) => `@page ${page} {
  @top-left { content: ${text === undefined ? 'none' : cssString(text)} }
  @top-right { content: ${pageOfPages === undefined ? 'none' : countOf(pageOfPages)} }
}`;

const countOf = (pageOfPages: string) =>
  cssString(pageOfPages).replace('{page}', '" counter(page) "').replace('{pages}', '" counter(pages) "');

/** Letters, digits, braces and spaces stay; all else is written as its number, so that no text can end the string. */
const cssString = (text: string) =>
  `"${text.replaceAll(/[^\p{L}\p{N}{} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

import { useKitSettings } from '../../setup/kit-settings.ts';
import { kitWords, usePhrase } from '../../setup/kit-words.ts';

interface PrintedHeadProps {
  /** Left out, the margins of its pages stay empty. */
  text?: string;
  /** Only the pages laid out with `page: <name>`. */
  page?: string;
  /** Hides the page count: CSS counts the pages of all papers, not of one person's. */
  isOneOfMany?: boolean;
}

/** Header and page count of each printed page; invisible on screen. */
export function PrintedHead({ text, page = '', isOneOfMany }: PrintedHeadProps) {
  const { styleNonce } = useKitSettings();
  const phrase = usePhrase();
  const count = isOneOfMany || text === undefined ? undefined : phrase(kitWords.pageOfPages);
  return <style nonce={styleNonce}>{pageRule(page, text, count)}</style>;
}

// Page margins take their text and page count from CSS alone.
const pageRule = (page: string, text: string | undefined, pageOfPages: string | undefined) => `@page ${page} {
  @top-left { content: ${text === undefined ? 'none' : cssString(text)} }
  @top-right { content: ${pageOfPages === undefined ? 'none' : countOf(pageOfPages)} }
}`;

const countOf = (pageOfPages: string) =>
  cssString(pageOfPages).replace('{page}', '" counter(page) "').replace('{pages}', '" counter(pages) "');

/** Escapes all but letters, digits, braces and spaces, so that no text can end the CSS string. */
const cssString = (text: string) =>
  `"${text.replaceAll(/[^\p{L}\p{N}{} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

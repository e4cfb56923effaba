import { createHash } from 'node:crypto';
import { languageTag, type Locale } from '@traiteur/domain/text/language.ts';
import { offlineRound } from '@traiteur/words/delivery/offline-round.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { House } from '../../../core/house.ts';
import { escapeHtml } from '../html.ts';
import { drawRound, type OfflineRoundTexts } from './draw-round.ts';
import { answerRounds, type OfflinePage } from './round-worker.ts';

type Spoken = Pick<House, 'english' | 'currency'>;

/** The service worker with both pages in it: browsers replace it once a byte differs. */
export const roundWorkerScript = (house: Spoken): string =>
  `(${answerRounds.toString()})(${inScript({ fr: pageIn('fr', house), en: pageIn('en', house) })});`;

function pageIn(locale: Locale, { english, currency }: Spoken): OfflinePage {
  const words = catalogueOf(offlineRound, locale);
  const texts: OfflineRoundTexts = { words, locale, languageTag: languageTag(locale, english), currency };
  const script = `(${drawRound.toString()})(${inScript(texts)});`;
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
<style>${style}</style>
</head>
<body><main></main><script>${script}</script></body>
</html>
`;
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

/** "<" would end the script element early. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const style = `
* { box-sizing: border-box }
body { margin: 0; background: #f7f2ea; color: #1f2a16; font: 17px/1.4 "Segoe UI", system-ui, sans-serif }
main { max-width: 560px; margin: 0 auto; padding: 0 0 32px }
h1 { margin: 0; padding: 14px 16px; background: #1f2a16; color: #fffdf9; font-size: 20px }
h2 { margin: 0; font-size: 26px; line-height: 1.15; overflow-wrap: anywhere }
h3 { margin: 0; font-size: 17px }
p { margin: 6px 0 0 }
ul { margin: 8px 0 0; padding: 0; list-style: none }
li { padding: 8px 0; border-bottom: 1px solid #e3dccf }
section { margin: 12px 12px 0; padding: 16px; border: 1px solid #e3dccf; border-radius: 16px; background: #fffdf9 }
article { margin-top: 14px; padding-top: 14px; border-top: 1px solid #e3dccf }
.state { margin: 0; padding: 12px 16px; background: #fdeee0; color: #743100; font-weight: 650 }
.note { padding: 8px 12px; border-radius: 8px; background: #fdeee0 }
.red { padding: 10px 12px; border-left: 6px solid #8f1d1d; background: #fdecec; color: #8f1d1d; font-weight: 700 }
.strong { font-weight: 700; font-variant-numeric: tabular-nums }
.buttons { display: grid; gap: 8px; margin-top: 12px }
.row { display: flex; align-items: center; justify-content: space-between; gap: 12px }
.way, button { display: grid; place-content: center; min-height: 48px; padding: 8px 16px; border: 1px solid #8a8f80; border-radius: 12px;
  background: #fffdf9; color: #1f2a16; font: inherit; font-weight: 650; text-decoration: none; text-align: center }
section > .way { margin-top: 12px }
.main { min-height: 60px; border-color: #ef7622; background: #ef7622; font-size: 19px }
:focus-visible { outline: 3px solid #a84a08; outline-offset: 2px }
`;

import { createHash } from 'node:crypto';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { waiting } from '@traiteur/words/site/waiting.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './html.ts';
import { localeOf } from '../locale.ts';

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  background: #fffdf9; color: #1f2a16; font: 18px/1.5 "Inter Variable", "Segoe UI", system-ui, sans-serif; text-align: center }
main { max-width: 34rem }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.25 }
p { margin: 0; color: #56624c }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

type Hindrance = 'tooMany' | 'busy' | 'away' | 'failed';

interface PlainPage {
  status: number;
  why: Hindrance;
  /** Seconds. */
  retryAfter?: number;
}

/** Needs no database. */
export const sendPlainPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  brand: string,
  { status, why, retryAfter }: PlainPage,
) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      'cache-control': 'no-store',
    })
    .send(pageOf(brand, wantedLocale(request), why));

function wantedLocale({ url, headers }: FastifyRequest): Locale {
  if (/^\/en(?:\/|\?|$)/.test(url)) return 'en';
  const language = /(?:^|;\s*)language\.client=(fr|en)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return localeOf(language ?? headers['accept-language']);
}

function pageOf(brand: string, locale: Locale, why: Hindrance): string {
  const say = translatorOf(waiting, locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(say(`${why}.title`))} · ${escapeHtml(brand)}</title>
<style>${style}</style>
</head>
<body>
<main><h1>${escapeHtml(say(`${why}.title`))}</h1><p>${escapeHtml(say(`${why}.text`))}</p></main>
</body>
</html>
`;
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { starting } from '@traiteur/words/frame/starting.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { escapeHtml } from '../http/pages/html.ts';
import { localeOf } from '../http/locale.ts';
import { plainHeaders } from './plain-headers.ts';

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  background: #f7f3ea; color: #1f2a16; font: 16px/1.5 "Inter Variable", "Segoe UI", system-ui, sans-serif; text-align: center }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.25 }
p { margin: 0; color: #56624c }
div { height: 4px; margin: 28px auto 0; width: 200px; border-radius: 2px; overflow: hidden; background: #e8e2d4 }
div::after { content: ""; display: block; width: 40%; height: 100%; border-radius: 2px; background: #ef7622; animation: pass 2s ease-in-out infinite alternate }
@keyframes pass { to { transform: translateX(150%) } }
@media (prefers-reduced-motion: reduce) { div::after { width: 100%; animation: none } }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Before the server is ready: a self-reloading page for browsers, a line for programs. */
export function answerStarting(brand: string, request: IncomingMessage, response: ServerResponse): void {
  const page = request.headers.accept?.includes('text/html') ? pageOf(brand, wantedLocale(request)) : undefined;
  response.writeHead(503, {
    ...plainHeaders,
    'content-type': `text/${page ? 'html' : 'plain'}; charset=utf-8`,
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    'retry-after': '1',
    'cache-control': 'no-store',
  });
  response.end(page ?? 'Traiteur is starting.\n');
}

/** Like the pages: the address, then the cookie, then the browser. */
function wantedLocale({ url = '/', headers }: IncomingMessage): Locale {
  if (/^\/en(?:\/|\?|$)/.test(url)) return 'en';
  const language = /(?:^|;\s*)language=(fr|en)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return localeOf(language ?? headers['accept-language']);
}

function pageOf(brand: string, locale: Locale): string {
  const say = translatorOf(starting, locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>${escapeHtml(brand)}</title>
<style>${style}</style>
</head>
<body>
<main><h1>${escapeHtml(say('title', { brand }))}</h1><p>${escapeHtml(say('wait'))}</p><div></div></main>
</body>
</html>
`;
}

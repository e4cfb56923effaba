import type { DrawnPage, RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { brandShades } from '@traiteur/domain/site/brand-colours.ts';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { wordsIn } from '../site/language/texts.ts';
import { returnScript } from './return-script.ts';
import { offlineStyle } from './offline-style.ts';

/** The page for a lost connection. Style and script are inline: no other file can be loaded then. */
export async function offlinePage({ call }: RenderingWorld, locale: Locale): Promise<DrawnPage> {
  const { brand, contact } = await call(locale)('site-texts', 'get');
  const shades = Object.entries(brandShades(brand.colours)).map(([name, colour]) => `${name}:${colour}`);
  const style = `:root{${shades.join(';')}}${offlineStyle}`;
  const html = renderToStaticMarkup(
    <OfflineDocument locale={locale} brand={brand.name} phone={contact.phone} style={style} />,
  );
  const policy = [
    "default-src 'none'",
    `style-src '${await hashOf(style)}'`,
    `script-src '${await hashOf(returnScript)}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-cache',
    },
    html: `<!doctype html>${html}`,
  };
}

interface OfflineDocumentProps {
  locale: Locale;
  brand: string;
  phone: string;
  style: string;
}

function OfflineDocument({ locale, brand, phone, style }: OfflineDocumentProps) {
  const words = wordsIn(locale)('offline');
  const link = () => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffdf9" />
        <meta name="robots" content="noindex" />
        <title>{`${words('title')} · ${brand}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>{brand}</header>
        <main>
          <h1>{words('title')}</h1>
          <p>{words('kept')}</p>
          <p>{words('returns')}</p>
          {/* An empty `href` loads the wanted address again. */}
          <a href="" className="button">
            {wordsIn(locale)('front')('tryAgain')}
          </a>
          {phone && <p>{words.rich('call', { phone: link })}</p>}
        </main>
        <script dangerouslySetInnerHTML={{ __html: returnScript }} />
      </body>
    </html>
  );
}

/** For the content security policy. */
async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

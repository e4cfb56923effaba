import { locales } from '@traiteur/domain/text/language.ts';
import type { Head } from '../page.tsx';
import type { ShownVisit } from '../island/visit-context.ts';
import type { PageSettings } from '../language/Surroundings.tsx';
import { brandStyleOf, iconOf } from '../visit/brand.ts';
import { manifestAddress } from '../visit/manifest.ts';
import { fonts, script, style } from './files.ts';

interface DocumentProps {
  visit: ShownVisit;
  head: Head;
  settings: PageSettings;
  scripts: readonly string[];
  html: string;
}

export function Document({ visit, head, settings, scripts, html }: DocumentProps) {
  const { locale, world, addresses, site, preview } = visit;
  const ownStyle = brandStyleOf(site, preview);
  const { title, description, pictureId, facts = [] } = head;
  // A preview must not be indexed.
  const isListed = head.isListed !== false && preview === undefined;
  const addressIn = (language: typeof locale) => world.origin + addresses[language];
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffdf9" />
        <title>{title.includes(world.brand) ? title : `${title} · ${world.brand}`}</title>
        {description && <meta name="description" content={description} />}
        {isListed ? (
          <>
            <SharedLink {...{ locale, title, description }} brand={world.brand} address={addressIn(locale)}>
              {world.origin + (pictureId ? `/api/pictures/${pictureId}?width=1280` : iconOf(site.brand, '512'))}
            </SharedLink>
            <link rel="canonical" href={addressIn(locale)} />
            {!world.onlyLanguage && (
              <>
                {locales.map((language) => (
                  <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
                ))}
                <link rel="alternate" hrefLang="x-default" href={addressIn('fr')} />
              </>
            )}
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="icon" href={site.brand.logoId ? iconOf(site.brand, '192') : '/brand.svg'} />
        <link rel="apple-touch-icon" href={iconOf(site.brand, '180')} />
        <link rel="manifest" href={manifestAddress(locale)} />
        {fonts.map((address) => (
          <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={style} />
        {ownStyle && <link rel="stylesheet" href={ownStyle} />}
        {scripts.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        <script type="module" src={script} />
        <Json id="settings" type="application/json" value={{ ...settings, host: '' }} />
        {facts.map((fact, index) => (
          <Json key={index} type="application/ld+json" value={{ '@context': 'https://schema.org', ...fact }} />
        ))}
      </head>
      <body dangerouslySetInnerHTML={{ __html: html }} />
    </html>
  );
}

interface SharedLinkProps {
  locale: keyof typeof territories;
  title: string;
  description: string | undefined;
  brand: string;
  address: string;
  /** Address of its picture. */
  children: string;
}

const territories = { fr: 'fr_FR', en: 'en_GB' };

/** What messengers show of a link that is sent on. */
function SharedLink({ locale, title, description, brand, address, children: picture }: SharedLinkProps) {
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:url': address,
    'og:locale': territories[locale],
    'og:image': picture,
    ...(description && { 'og:description': description }),
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface JsonProps {
  id?: string;
  type: string;
  value: object;
}

/** A "<" could end the element early. */
const Json = ({ id, type, value }: JsonProps) => (
  <script id={id} type={type} dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }} />
);

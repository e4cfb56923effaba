import { renderToStaticMarkup } from 'react-dom/server.edge';
import { patternAddress } from '../addresses.ts';
import type { ShownPage, Visit } from '../site/page.tsx';
import { Frame } from './Frame.tsx';
import { islands } from '../islands.ts';
import type { IslandName } from '../site/island/island-source.ts';
import { Surroundings } from '../site/language/Surroundings.tsx';
import { texts } from '../site/language/texts.ts';
import { Document } from '../site/document/Document.tsx';
import { scriptsOf } from '../site/document/files.ts';
import { VisitContext } from '../site/island/visit-context.ts';

/** Renders the body first: it decides which scripts the page loads. */
export function render(visit: Visit, { head, body, mapsKey, status = 200 }: ShownPage): string {
  const { brand, currency, timeZone, english, mailsLeave } = visit.world;
  const settings = { brand: { name: brand }, currency, timeZone, english, mailsLeave, ...(mapsKey && { mapsKey }) };
  const usedIslands = new Set<IslandName>();
  const addresses = head.addresses ?? {
    fr: patternAddress(visit.name, 'fr', visit.parameters),
    en: patternAddress(visit.name, 'en', visit.parameters),
  };
  const pageVisit = {
    ...visit,
    settings,
    status,
    addresses,
    noteIsland: (name: IslandName) => void usedIslands.add(name),
  };
  const html = renderToStaticMarkup(
    <VisitContext value={pageVisit}>
      <Surroundings locale={visit.locale} settings={settings} messages={texts[visit.locale]}>
        <Frame>{body}</Frame>
      </Surroundings>
    </VisitContext>,
  );
  const sources = [...usedIslands].map((name) => islands[name].source);
  const scripts = scriptsOf(sources, visit.locale);
  const document = renderToStaticMarkup(<Document {...{ visit: pageVisit, head, settings, scripts, html }} />);
  return `<!doctype html>${document}`;
}

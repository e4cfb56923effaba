import type { Locale } from '@traiteur/domain/text/language.ts';
import { createContext, use } from 'react';
import type { Visit } from '../page.tsx';
import type { IslandName } from '../island/island-source.ts';
import type { PageSettings } from '../language/Surroundings.tsx';

export interface ShownVisit extends Visit {
  /** This page in each language. */
  addresses: Readonly<Record<Locale, string>>;
  settings: PageSettings;
  /** What the page is answered with. */
  status: number;
  /** Told of each part of the page that goes on in the browser. */
  noteIsland: (name: IslandName) => void;
}

export const VisitContext = createContext<ShownVisit | undefined>(undefined);

/** The visit that a page is drawn for: on the server alone. */
export function useVisit(): ShownVisit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('This component is drawn on the server alone.');
  return visit;
}

import type { Locale } from '@traiteur/domain/text/language.ts';
import { createContext, use } from 'react';
import type { Visit } from '../page.tsx';
import type { IslandName } from './island-source.ts';
import type { PageSettings } from '../language/Surroundings.tsx';

export interface ShownVisit extends Visit {
  addresses: Readonly<Record<Locale, string>>;
  settings: PageSettings;
  status: number;
  noteIsland: (name: IslandName) => void;
}

export const VisitContext = createContext<ShownVisit | undefined>(undefined);

/** On the server only. */
export function useVisit(): ShownVisit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('This component is drawn on the server alone.');
  return visit;
}

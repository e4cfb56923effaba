import type { Station } from '@traiteur/contract/kitchen/stations.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const stations = {
  title: ['Postes', 'Stations'],
  subtitle: ['où chaque chose se cuisine', 'where each thing is cooked'],
  add: ['Ajouter un poste', 'Add a station'],
  edit: ['Modifier le poste', 'Edit the station'],
  count: [
    '{count, plural, =0 {aucun poste} one {# poste} other {# postes}}',
    '{count, plural, =0 {no stations} one {# station} other {# stations}}',
  ],
  empty: [
    'Aucun poste pour l’instant. Le planning de production se lit poste par poste : chaud, froid, pâtisserie.',
    'No stations yet. The production plan is read station by station: hot, cold, pastry.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    position: ['Ordre', 'Order'],
    active: ['Actif', 'Active'],
  } as const satisfies PhraseFor<Exclude<keyof Station, 'id' | 'version'>>,
} as const;

declare module '../nouns.ts' {
  interface NounWords {
    stations: typeof stations;
  }
}

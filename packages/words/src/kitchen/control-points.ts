import type { ControlPoint } from '@traiteur/contract/kitchen/control-points.ts';
import type { ControlKind, Keeper } from '@traiteur/domain/kitchen/control-checks.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof ControlPoint, 'id' | 'version'>;

export const controlPoints = {
  title: ['Points de contrôle', 'Control points'],
  subtitle: ['ce que la cuisine et les livreurs vérifient', 'what the kitchen and the drivers check'],
  menu: ['Points de contrôle', 'Control points'],
  one: ['Point de contrôle', 'Control point'],
  add: ['Ajouter un point de contrôle', 'Add a control point'],
  edit: ['Modifier le point de contrôle', 'Edit the control point'],
  count: [
    '{count, plural, =0 {aucun point} one {# point} other {# points}}',
    '{count, plural, =0 {no points} one {# point} other {# points}}',
  ],
  empty: [
    'Aucun point de contrôle pour l’instant. Ajoutez chambres froides, refroidissements, véhicules, nettoyages.',
    'No control points yet. Add cold rooms, coolings, vehicles, cleaning.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    kind: ['Ce que l’on contrôle', 'What is checked'],
    lowest: ['Au moins (°C)', 'At least (°C)'],
    highest: ['Au plus (°C)', 'At most (°C)'],
    keeper: ['Par qui', 'By whom'],
    hours: ['Heures', 'Hours'],
    weekdays: ['Jours', 'Days'],
    active: ['Actif', 'Active'],
  } as const satisfies PhraseFor<Field>,
  hints: {
    hours: ['Aucune : à chaque fois que cela se présente', 'None: each time it happens'],
    limits: ['Hors de ces limites, on dit ce qui a été fait', 'Beyond these, one says what was done'],
  },
  kinds: {
    storage: ['Froid : chambre, vitrine, congélateur', 'Cold: room, display, freezer'],
    goods: ['Réception de marchandises', 'Goods received'],
    heating: ['Cuisson, remise en température', 'Cooking, reheating'],
    cooling: ['Refroidissement rapide', 'Rapid cooling'],
    vehicle: ['Véhicule', 'Vehicle'],
    sample: ['Plat témoin', 'Sample dish'],
    cleaning: ['Nettoyage', 'Cleaning'],
  } as const satisfies PhraseFor<ControlKind>,
  keepers: {
    kitchen: ['La cuisine', 'The kitchen'],
    delivery: ['Les livreurs', 'The drivers'],
  } as const satisfies PhraseFor<Keeper>,
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    controlPoints: typeof controlPoints;
  }
}

import type { Phrase } from '../phrases/phrase.ts';

export const maps = {
  zones: ['Carte des zones', 'Map of the zones'],
  places: ['Carte des codes de la zone', 'Map of the zone’s codes'],
  inZone: ['{code} {city}, zone {zone}', '{code} {city}, zone {zone}'],
  inInactiveZone: ['{code} {city}, zone {zone}, inactive', '{code} {city}, zone {zone}, inactive'],
  inThisZone: ['{code} {city}, dans cette zone', '{code} {city}, in this zone'],
  outside: ['{code} {city}, hors zone', '{code} {city}, in no zone'],
  wanted: [
    '{code} {city}, hors zone, {count, plural, one {# demande} other {# demandes}}',
    '{code} {city}, in no zone, asked for by {count, plural, one {# person} other {# people}}',
  ],
  wantedCodes: ['Demandes, hors de vos zones', 'Asked for, outside your zones'],
  showWanted: ['Élargir la carte à toutes les demandes', 'Widen the map to all that is asked for'],
  noZone: ['Hors zone', 'In no zone'],
  thisZone: ['Cette zone', 'This zone'],
  otherZones: ['Autres zones', 'Other zones'],
  addCode: ['Ajouter {code}', 'Add {code}'],
  removeCode: ['Retirer {code}', 'Take {code} out'],
  codes: ['Les codes de chaque zone', 'The codes of each zone'],
  codeCount: [
    '{count, plural, =0 {aucun code} one {# code} other {# codes}}',
    '{count, plural, =0 {no codes} one {# code} other {# codes}}',
  ],
  withoutPoint: ['Pas sur la carte : {codes}', 'Not on the map: {codes}'],
  left: [
    '{count, plural, one {Encore # code, que la carte ne montre pas.} other {Encore # codes, que la carte ne montre pas.}}',
    '{count, plural, one {# more code that the map does not show.} other {# more codes that the map does not show.}}',
  ],
  exactness: [
    'Un point est le milieu d’une commune ou d’un arrondissement, pas une limite. Points : GeoNames, CC BY 4.0.',
    'A point is the middle of a town or district, not a border. Points: GeoNames, CC BY 4.0.',
  ],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    maps: typeof maps;
  }
}

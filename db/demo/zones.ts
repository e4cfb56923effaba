import type { Bilingual } from '@traiteur/domain/text/language.ts';

interface DemoZone {
  key: string;
  name: Bilingual;
  colour: string;
  /** Cents; null uses the configuration's fee. */
  fee: number | null;
  freeDeliveryFrom: number | null;
  minimumOrder: number;
  active: boolean;
  places: readonly (readonly [code: string, city: string])[];
}

const paris = (...codes: string[]) => codes.map((code) => [code, 'Paris'] as const);

/** Paris and near suburbs; Versailles is inactive until there is a second van. */
export const demoZones: readonly DemoZone[] = [
  {
    key: 'centre',
    name: { fr: 'Centre', en: 'Centre' },
    colour: '#ef7622',
    fee: 390,
    freeDeliveryFrom: 3500,
    minimumOrder: 1000,
    active: true,
    places: paris('75001', '75002', '75003', '75004', '75008', '75009', '75010'),
  },
  {
    key: 'east',
    name: { fr: 'Est', en: 'East' },
    colour: '#86c341',
    fee: null,
    freeDeliveryFrom: null,
    minimumOrder: 1200,
    active: true,
    places: [...paris('75011', '75012', '75019', '75020'), ['93260', 'Les Lilas'], ['93500', 'Pantin']],
  },
  {
    key: 'south',
    name: { fr: 'Sud', en: 'South' },
    colour: '#4f9fd1',
    fee: null,
    freeDeliveryFrom: null,
    minimumOrder: 1200,
    active: true,
    places: [
      ...paris('75005', '75006', '75013', '75014', '75015'),
      ['92120', 'Montrouge'],
      ['92130', 'Issy-les-Moulineaux'],
      ['92240', 'Malakoff'],
      ['94200', 'Ivry-sur-Seine'],
    ],
  },
  {
    key: 'west',
    name: { fr: 'Ouest', en: 'West' },
    colour: '#d9a514',
    fee: null,
    freeDeliveryFrom: null,
    minimumOrder: 1500,
    active: true,
    places: [
      ...paris('75007', '75016', '75116', '75017'),
      ['92100', 'Boulogne-Billancourt'],
      ['92200', 'Neuilly-sur-Seine'],
      ['92300', 'Levallois-Perret'],
    ],
  },
  {
    key: 'north',
    name: { fr: 'Nord', en: 'North' },
    colour: '#b07cc6',
    fee: 590,
    freeDeliveryFrom: 4500,
    minimumOrder: 1500,
    active: true,
    places: [...paris('75018'), ['92110', 'Clichy'], ['93400', 'Saint-Ouen-sur-Seine'], ['93200', 'Saint-Denis']],
  },
  {
    key: 'vincennes',
    name: { fr: 'Vincennes', en: 'Vincennes' },
    colour: '#e06b6b',
    fee: 590,
    freeDeliveryFrom: 5000,
    minimumOrder: 1500,
    active: true,
    places: [
      ['94300', 'Vincennes'],
      ['94160', 'Saint-Mandé'],
      ['93100', 'Montreuil'],
      ['94120', 'Fontenay-sous-Bois'],
      ['94220', 'Charenton-le-Pont'],
    ],
  },
  {
    key: 'versailles',
    name: { fr: 'Versailles', en: 'Versailles' },
    colour: '#9aa08f',
    fee: 790,
    freeDeliveryFrom: 6000,
    minimumOrder: 2500,
    active: false,
    places: [
      ['78000', 'Versailles'],
      ['78150', 'Le Chesnay-Rocquencourt'],
    ],
  },
];

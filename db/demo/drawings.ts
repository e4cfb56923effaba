import { garnishes, bottle, glass, jar } from './drawing/glassware.ts';
import { grainMotifs } from './drawing/grains.ts';
import { greenMotifs } from './drawing/greens.ts';
import { heroMotifs } from './drawing/heroes.ts';
import type { Motif } from './drawing/motif.ts';
import { blob, place, type Point, sector, shape } from './drawing/shapes.ts';
import { sliceMotifs } from './drawing/slices.ts';
import { toppings } from './drawing/toppings.ts';
import { bowl, bowlGlaze, dish, plate, pot, soupBowl } from './drawing/vessels.ts';
import { type Random, seededRandom } from './random.ts';

const motifs = { ...grainMotifs, ...greenMotifs, ...heroMotifs, ...sliceMotifs };

const grounds = {
  butter: ['#f8e2a8', '#fbecc4'],
  peach: ['#f8d3b3', '#fbe1cb'],
  sage: ['#d8e3bd', '#e5edd2'],
  sand: ['#ecdcc2', '#f4e9d7'],
  rose: ['#f3cfc6', '#f8dfd9'],
  apricot: ['#f7c994', '#fad9b2'],
  mist: ['#d5e2da', '#e3ece6'],
  clay: ['#e0b99a', '#ebcdb5'],
} as const;

type Ground = keyof typeof grounds;
type MotifName = keyof typeof motifs;

/** Parts go around a bowl or pot; on a plate, the first one is the centre. `base` is the colour below them. */
type FromAbove = {
  vessel: 'bowl' | 'plate' | 'soup' | 'pot' | 'dish';
  ground: Ground;
  base: string;
  parts: readonly MotifName[];
  over?: keyof typeof toppings;
};

/** Parts are the layers' colours, from the bottom of a jar or the top of a glass. */
type FromTheSide = {
  vessel: 'jar' | 'glass' | 'bottle';
  ground: Ground;
  base: string;
  parts: readonly string[];
  over: keyof typeof garnishes;
};

export type Drawing = FromAbove | FromTheSide;

/** A self-contained SVG of 320 by 240 units, under 6 kB, without text or ids; the same drawing gives the same bytes. */
export function drawMeal(drawing: Drawing): string {
  const random = seededRandom(seedOf(drawing));
  const [ground, glow] = grounds[drawing.ground];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">' +
    `<path fill="${ground}" d="M0 0h320v240H0z"/><path fill="${glow}" d="M0 0H252Q330 96 210 240H0z"/>` +
    `<g transform="translate(160 120)">${vesselWithFood(drawing, random)}</g></svg>`
  );
}

function vesselWithFood(drawing: Drawing, random: Random): string {
  switch (drawing.vessel) {
    case 'jar':
      return place(jar(drawing.parts, garnishes[drawing.over]), 0, 8);
    case 'glass':
      return place(glass(drawing.parts, garnishes[drawing.over], random), 0, 10);
    case 'bottle':
      return place(bottle(drawing.base, garnishes[drawing.over]), 0, 4);
    case 'bowl':
      return bowl(drawing.base) + inBowl(drawing.parts, random) + toppingOf(drawing, random) + bowlGlaze();
    case 'plate':
      return plate(drawing.base) + onPlate(drawing.parts, random) + toppingOf(drawing, random);
    case 'soup':
      return soupBowl(drawing.base) + laidAt(drawing.parts, garnishPlaces, random) + toppingOf(drawing, random);
    case 'pot':
      return pot(drawing.base) + inPot(drawing.parts, random) + toppingOf(drawing, random);
    case 'dish':
      return dish(drawing.base) + inDish(drawing.parts, random) + toppingOf(drawing, random);
  }
}

/** On a plate or in a sauce, loose food lies on a mound of its colour. */
type Mounds = 'mounds';

const toppingOf = ({ over }: FromAbove, random: Random): string => (over === undefined ? '' : toppings[over](random));

/** Beds first, so that a piece may overlap its neighbour's edge. */
function inBowl(parts: readonly MotifName[], random: Random): string {
  const turn = random.next() * Math.PI * 2;
  const step = (Math.PI * 2) / parts.length;
  const beds = parts.map((part, index) =>
    shape(sector(92, turn + index * step, turn + (index + 1) * step, 0.34), motifs[part].bed),
  );
  return beds.join('') + ring(parts, turn + step / 2, 51, 1.48 - parts.length * 0.09, random);
}

function inPot(parts: readonly MotifName[], random: Random): string {
  return ring(parts, random.next() * Math.PI * 2, 44, parts.length > 3 ? 0.9 : 1.06, random, 'mounds');
}

function ring(
  parts: readonly MotifName[],
  turn: number,
  distance: number,
  scale: number,
  random: Random,
  mounds?: Mounds,
): string {
  return parts
    .map((part, index) => {
      const angle = turn + (index * Math.PI * 2) / parts.length;
      return lay(part, [distance * Math.cos(angle), distance * Math.sin(angle)], scale, random, mounds);
    })
    .join('');
}

type Place = readonly [...Point, number];

const platePlaces: Readonly<Record<number, readonly Place[]>> = {
  1: [[0, 0, 1.85]],
  2: [
    [-16, 0, 1.6],
    [54, 28, 0.85],
  ],
  3: [
    [-30, -2, 1.5],
    [42, -34, 1.02],
    [40, 36, 1],
  ],
  4: [
    [-36, -22, 1.28],
    [34, -38, 1.05],
    [46, 28, 1.02],
    [-14, 46, 0.95],
  ],
};

const garnishPlaces: readonly Place[] = [
  [-24, -8, 0.95],
  [30, -24, 0.8],
  [22, 30, 0.8],
  [-34, 36, 0.7],
  [-6, -46, 0.7],
];

const onPlate = (parts: readonly MotifName[], random: Random): string =>
  laidAt(parts, platePlaces[parts.length] ?? garnishPlaces, random, 'mounds');

const dishPlaces: readonly Place[] = [-37, 37].flatMap((y) => [-72, 0, 72].map((x) => [x, y, 1.04] as const));

function inDish(parts: readonly MotifName[], random: Random): string {
  const places = dishPlaces.map((_, index) => parts[(index + Math.floor(index / 3)) % parts.length]);
  return laidAt(
    places.filter((part) => part !== undefined),
    dishPlaces,
    random,
  );
}

function laidAt(parts: readonly MotifName[], places: readonly Place[], random: Random, mounds?: Mounds): string {
  return parts
    .map((part, index) => {
      const [x, y, scale] = places[index % places.length] ?? [0, 0, 1];
      return lay(part, [x, y], scale, random, mounds);
    })
    .join('');
}

function lay(part: MotifName, [x, y]: Point, scale: number, random: Random, mounds?: Mounds): string {
  const motif: Motif = motifs[part];
  const bed = mounds && motif.loose ? shape(blob(random, 35, 0.07), motif.bed) : '';
  return place(bed + motif.draw(random), x, y, scale, random.int(-18, 18));
}

function seedOf(drawing: Drawing): number {
  let seed = 0;
  for (const letter of JSON.stringify(drawing)) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return seed;
}

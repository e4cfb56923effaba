import type { Random } from '../random.ts';
import type { Motif } from './motif.ts';
import { blob, circle, dots, line, type Point, place, scatter, shape, short } from './shapes.ts';

const overlapping: readonly Point[] = [
  [-19, -14],
  [6, -21],
  [23, 1],
  [10, 21],
  [-18, 14],
];

type Coin = (x: number, y: number, random: Random) => string;

const coins = (bed: string, coin: Coin, places: readonly Point[] = overlapping): Motif => ({
  bed,
  draw: (random) => places.map(([x, y]) => coin(x, y, random)).join(''),
});

const threePlaces: readonly Point[] = [
  [-15, -12],
  [17, -6],
  [-2, 17],
];

const ringed =
  (rim: string, flesh: string, heart: string, radius: number): Coin =>
  (x, y) =>
    circle(x + 1, y + 1.6, radius, '#0000002e') +
    circle(x, y, radius, rim) +
    circle(x, y, radius - 2, flesh) +
    circle(x, y, radius * 0.5, heart);

const seeded =
  (rim: string, flesh: string, seed: string, radius: number): Coin =>
  (x, y, random) =>
    circle(x + 1, y + 1.6, radius, '#0000002e') +
    circle(x, y, radius, rim) +
    circle(x, y, radius - 2, flesh) +
    dots(
      scatter(random, 6, radius * 0.55).map(([dx, dy]) => [x + dx, y + dy] as const),
      seed,
      2.4,
    );

const citrus =
  (peel: string, flesh: string, radius: number): Coin =>
  (x, y) =>
    circle(x + 1, y + 1.8, radius, '#0000002e') +
    circle(x, y, radius, peel) +
    circle(x, y, radius - 2, '#fff6dc') +
    circle(x, y, radius - 4, flesh) +
    line(spokes(x, y, radius - 4), '#fff6dc', 1.5);

function spokes(x: number, y: number, radius: number): string {
  return [0, 1, 2, 3]
    .map((index) => {
      const [dx, dy] = [radius * Math.cos(index * 0.785 + 0.3), radius * Math.sin(index * 0.785 + 0.3)];
      return `M${short(x - dx)} ${short(y - dy)}l${short(2 * dx)} ${short(2 * dy)}`;
    })
    .join('');
}

const ball =
  (shade: string, colour: string, speck: string, radius: number): Coin =>
  (x, y, random) =>
    circle(x + 1.5, y + 2, radius, '#00000038') +
    circle(x, y, radius, shade) +
    circle(x - 1.5, y - 1.8, radius - 2.2, colour) +
    dots(
      scatter(random, 6, radius * 0.6).map(([dx, dy]) => [x + dx, y + dy] as const),
      speck,
      2.2,
    );

const half: Coin = (x, y) =>
  circle(x + 1, y + 1.6, 13, '#0000002e') +
  circle(x, y, 13, '#d23a26') +
  circle(x, y, 10.5, '#ec5a3f') +
  line(`M${short(x)} ${short(y - 8)}v16M${short(x - 8)} ${short(y)}h16`, '#f8a98a', 2.4) +
  dots(
    [
      [x - 4, y - 4],
      [x + 4, y - 4],
      [x + 4, y + 4],
      [x - 4, y + 4],
    ],
    '#ffe3a3',
    2.6,
  );

const cube =
  (top: string, side: string, size: number): Coin =>
  (x, y, random) =>
    place(
      `<rect x="${-size / 2 + 1.5}" y="${-size / 2 + 2.5}" width="${size}" height="${size}" rx="3" fill="${side}"/>` +
        `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="3" fill="${top}"/>`,
      x,
      y,
      1,
      random.int(-35, 35),
    );

const cubes = (bed: string, top: string, side: string, size = 15): Motif => ({
  bed,
  draw: (random) =>
    scatter(random, 9, 29)
      .map(([x, y]) => cube(top, side, size)(x, y, random))
      .join(''),
});

const chunk =
  (shade: string, colour: string, grain: string, radius: number): Coin =>
  (x, y, random) =>
    place(
      shape(blob(random, radius, 0.16, 7), shade, ' transform="translate(1 2)"') +
        shape(blob(random, radius - 1, 0.14, 7), colour) +
        line('M-6 -3q6 -3 11 0M-5 3q5 -2 9 0', grain, 1.5),
      x,
      y,
    );

const mushroom: Coin = (x, y, random) =>
  place(
    shape('M-14 2C-14 -16 14 -16 14 2Q9 6 5 3L4 13Q0 16 -4 13L-5 3Q-9 6 -14 2Z', '#b08a62') +
      shape('M-11 0C-10 -12 10 -12 11 0Q7 2 3 0L2 11Q0 12 -2 11L-3 0Q-7 2 -11 0Z', '#f3e6d2') +
      line('M-8 -1Q0 -6 8 -1', '#c9a983', 1.6),
    x,
    y,
    1,
    random.int(-60, 60),
  );

const eggPlaces: readonly Point[] = [
  [-13, -9],
  [14, 10],
];
const egg: Coin = (x, y) =>
  place(
    '<ellipse cx="1" cy="2" rx="16" ry="20" fill="#0000002e"/><ellipse rx="16" ry="20" fill="#fffdf7"/>' +
      circle(0, 3, 9.5, '#f6a823') +
      circle(-2, 1, 5.5, '#fcc44d'),
    x,
    y,
    1,
    x < 0 ? -25 : 30,
  );

export const sliceMotifs = {
  cucumber: coins('#a7cf7d', seeded('#3f7a35', '#d3e9a8', '#a4cb72', 14)),
  courgette: coins('#9dbb5c', seeded('#44752f', '#eef0bd', '#c3cf83', 14)),
  aubergine: coins('#7b4a63', seeded('#4a2348', '#d9b98d', '#a97f54', 15)),
  carrotCoins: coins('#ef8f3a', ringed('#d96d17', '#f48b2d', '#fbb263', 12.5)),
  radish: coins('#f6c8d3', ringed('#d5325f', '#fff5f5', '#fde3e8', 12)),
  beet: coins('#a33060', ringed('#6d1238', '#a3215a', '#c8487c', 14)),
  squash: coins('#f0a63c', ringed('#c9741b', '#f59a30', '#fbc26a', 15)),
  banana: coins('#f7e3a0', seeded('#e8c75a', '#fdf1c4', '#a88444', 13)),
  potatoes: coins('#e9cf85', ringed('#cfa753', '#f4df9c', '#faecbd', 13.5)),
  mozzarella: coins('#f6ead0', ringed('#dcc9a2', '#fffaf0', '#fffdf8', 15), threePlaces),
  lemon: coins('#f8e27c', citrus('#efc52e', '#fae267', 17), threePlaces),
  lime: coins('#b9d56a', citrus('#5f9a31', '#bfdc6b', 16), threePlaces),
  orange: coins('#f9b04d', citrus('#ec7d1c', '#fba33b', 19), threePlaces),
  grapefruit: coins('#f4a08c', citrus('#f0a03c', '#ee6f63', 19), threePlaces),
  tomato: coins('#e0523a', half),
  strawberries: coins(
    '#e9556a',
    (x, y) => circle(x, y, 12, '#cf2741') + circle(x, y, 9, '#ee5a68') + circle(x, y, 4, '#fbd5cf'),
    threePlaces,
  ),
  falafel: coins('#a9803f', ball('#7a4f1f', '#a3702f', '#5f8033', 14.5)),
  meatballs: coins('#a8512f', ball('#6e331b', '#96522f', '#c07c51', 15)),
  mushrooms: coins('#cfb08a', mushroom),
  egg: coins('#f5edd5', egg, eggPlaces),
  tofu: cubes('#efd9a5', '#f7e6b8', '#cc9444'),
  feta: cubes('#f1ead6', '#fffef8', '#d9cfb3', 13),
  mango: cubes('#f8b63d', '#fcc04a', '#dd8a18'),
  sweetPotato: cubes('#ea8a3c', '#f29448', '#bf6320', 17),
  croutons: cubes('#d9a959', '#e6bd74', '#a9712c', 13),
  beefCubes: coins('#6f3521', chunk('#4a1f12', '#834329', '#b06d4b', 14)),
  vealCubes: coins('#e3c7a0', chunk('#b08d62', '#e6cba4', '#c9a577', 14)),
} satisfies Record<string, Motif>;

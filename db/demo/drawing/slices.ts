import type { Random } from '../random.ts';
import type { Motif } from './motif.ts';
import { blob, circle, dots, line, type Point, place, polar, scatter, shape } from './shapes.ts';

const five: readonly Point[] = [
  [-19, -13],
  [6, -21],
  [23, 0],
  [9, 20],
  [-16, 14],
];

const three: readonly Point[] = [
  [-16, -13],
  [18, -6],
  [-2, 19],
];

const shadow = (points: readonly Point[], size: number) => dots(points, '#00000026', size, 1, 2);

/** Discs of three tones, from the rim inwards. */
const rounds = (bed: string, rim: string, flesh: string, heart: string, size: number, points = five): Motif => ({
  bed,
  draw: () =>
    shadow(points, size) + dots(points, rim, size) + dots(points, flesh, size - 4.5) + dots(points, heart, size * 0.5),
});

const withSeeds = (bed: string, rim: string, flesh: string, seed: string, size: number): Motif => ({
  bed,
  draw: (random) =>
    shadow(five, size) +
    dots(five, rim, size) +
    dots(five, flesh, size - 4.5) +
    dots(around(random, five, size / 4, 4), seed, 2.4),
});

const citrus = (bed: string, peel: string, flesh: string, size: number): Motif => ({
  bed,
  draw: () =>
    shadow(three, size) +
    dots(three, peel, size) +
    dots(three, '#fff6dc', size - 4) +
    dots(three, flesh, size - 8) +
    line(spokes(three, size - 8), '#fff6dc', 1.5),
});

const balls = (bed: string, shade: string, colour: string, speck: string, size: number): Motif => ({
  bed,
  draw: (random) =>
    shadow(five, size + 2) +
    dots(five, shade, size) +
    dots(five, colour, size - 4.5, -1.2, -1.4) +
    dots(around(random, five, size / 3.4, 4), speck, 2.2),
});

const cubes = (bed: string, top: string, side: string, size = 14): Motif => ({
  bed,
  draw: (random) => {
    const squares = scatter(random, 8, 28).map((at) => square(at, size, random.int(-35, 35)));
    return shape(squares.join(''), side, ' transform="translate(1 3)"') + shape(squares.join(''), top);
  },
});

const chunks = (bed: string, shade: string, colour: string, grain: string): Motif => ({
  bed,
  draw: (random) => {
    const outlines = five.map((at) => blob(random, 13, 0.16, 6, at)).join('');
    const fibres = five.map(([x, y]) => `M${x - 6} ${y - 3}q6 -3 11 0M${x - 5} ${y + 3}q5 -2 9 0`).join('');
    return shape(outlines, shade, ' transform="translate(1 2.5)"') + shape(outlines, colour) + line(fibres, grain, 1.6);
  },
});

function around(random: Random, points: readonly Point[], distance: number, count: number): Point[] {
  return points.flatMap(([x, y]) => scatter(random, count, distance).map(([dx, dy]): Point => [x + dx, y + dy]));
}

function spokes(points: readonly Point[], length: number): string {
  const diameters = [0, 1, 2].map((turn) => turn * (Math.PI / 3) + 0.3);
  return points
    .flatMap(([x, y]) =>
      diameters.map(
        (angle) =>
          `M${Math.round(x - (length / 2) * Math.cos(angle))} ${Math.round(y - (length / 2) * Math.sin(angle))}l${polar(length, angle)}`,
      ),
    )
    .join('');
}

function square([x, y]: Point, size: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const corner = (turn: number) => angle + Math.PI / 4 + (turn * Math.PI) / 2;
  const half = size / Math.SQRT2;
  return `M${Math.round(x + half * Math.cos(corner(0)))} ${Math.round(y + half * Math.sin(corner(0)))}l${polar(size, angle + Math.PI)}l${polar(size, angle - Math.PI / 2)}l${polar(size, angle)}z`;
}

const tomatoSeeds = five.flatMap(([x, y]): Point[] => [
  [x - 4, y - 4],
  [x + 4, y - 4],
  [x + 4, y + 4],
  [x - 4, y + 4],
]);
const tomatoWalls = five.map(([x, y]) => `M${x} ${y - 7}v14M${x - 7} ${y}h14`).join('');

const mushroom =
  shape('M-14 2C-14-16 14-16 14 2Q9 6 5 3L4 13Q0 16-4 13L-5 3Q-9 6-14 2Z', '#a98058') +
  shape('M-11 0C-10-12 10-12 11 0Q7 2 3 0L2 11Q0 12-2 11L-3 0Q-7 2-11 0Z', '#f3e6d2');

const egg =
  '<ellipse cx="1" cy="2" rx="17" ry="21" fill="#00000026"/><ellipse rx="17" ry="21" fill="#fffdf7"/>' +
  circle(0, 3, 10.5, '#f3a01f') +
  circle(-2, 1, 6, '#fcc44d');

export const sliceMotifs = {
  cucumber: withSeeds('#a7cf7d', '#3f7a35', '#d3e9a8', '#8fb85c', 26),
  courgette: withSeeds('#9dbb5c', '#44752f', '#eef0bd', '#b7c96e', 26),
  aubergine: withSeeds('#7b4a63', '#4a2348', '#dfc198', '#a97f54', 27),
  banana: withSeeds('#f7e3a0', '#e3bf4a', '#fdf1c4', '#a88444', 25),
  carrotCoins: rounds('#ef8f3a', '#d46612', '#f48b2d', '#fbb263', 25),
  radish: rounds('#f6c8d3', '#d5325f', '#fff5f5', '#fde3e8', 24),
  beet: rounds('#a33060', '#6d1238', '#a3215a', '#c8487c', 26),
  squash: rounds('#f0a63c', '#c9741b', '#f59a30', '#fbc26a', 28),
  potatoes: rounds('#e9cf85', '#cfa753', '#f4df9c', '#faecbd', 26),
  strawberries: rounds('#e9556a', '#c9223c', '#ee5a68', '#fbd5cf', 25, three),
  mozzarella: rounds('#f6ead0', '#dcc9a2', '#fffaf0', '#fffdf8', 31, three),
  lemon: citrus('#f8e27c', '#efc52e', '#fae267', 35),
  lime: citrus('#b9d56a', '#5f9a31', '#bfdc6b', 33),
  orange: citrus('#f9b04d', '#ec7d1c', '#fba33b', 38),
  grapefruit: citrus('#f4a08c', '#f0a03c', '#ee6f63', 38),
  falafel: balls('#a9803f', '#7a4f1f', '#a3702f', '#5f8033', 27),
  meatballs: balls('#a8512f', '#6e331b', '#96522f', '#c07c51', 28),
  tomato: {
    bed: '#e0523a',
    draw: () =>
      shadow(five, 25) +
      dots(five, '#c92f1d', 25) +
      dots(five, '#ee6044', 20) +
      line(tomatoWalls, '#f9b497', 2.4) +
      dots(tomatoSeeds, '#ffe3a3', 2.6),
  },
  mushrooms: {
    bed: '#cfb08a',
    draw: (random) => three.map(([x, y]) => place(mushroom, x, y, 1.15, random.int(-60, 60))).join(''),
  },
  egg: { bed: '#f5edd5', draw: () => place(egg, -14, -9, 1, -25) + place(egg, 16, 11, 1, 30) },
  tofu: cubes('#efd9a5', '#f7e6b8', '#cc9444', 15),
  feta: cubes('#f1ead6', '#fffef8', '#d9cfb3', 13),
  mango: cubes('#f8b63d', '#fdcb5c', '#dd8a18', 15),
  sweetPotato: cubes('#ea8a3c', '#f6a058', '#bf6320', 17),
  croutons: cubes('#d9a959', '#e6bd74', '#a9712c', 13),
  beefCubes: chunks('#6f3521', '#4a1f12', '#8d4b30', '#bd7c5a'),
  vealCubes: chunks('#e3c7a0', '#b08d62', '#ecd3ab', '#c9a577'),
} satisfies Record<string, Motif>;

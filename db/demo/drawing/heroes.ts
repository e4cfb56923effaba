import type { Random } from '../random.ts';
import type { Motif } from './motif.ts';
import { blob, circle, dots, grains, line, place, scatter, sector, shape, strips } from './shapes.ts';

const roundedRectangle = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** One path per layer, for all slices. */
const slices = (bed: string, offsets: readonly number[], layers: readonly { d: string; fill: string }[]): Motif => ({
  bed,
  draw: () =>
    layers
      .map(({ d, fill }) => shape(offsets.map((x) => `M${x} ${Math.round((x * x) / 70)}m${d}`).join(''), fill))
      .join(''),
});

const swoosh = (bed: string, dark: string, light: string): Motif => ({
  bed,
  draw: (random) =>
    shape(blob(random, 33, 0.07), dark) +
    shape(blob(random, 29, 0.06), bed) +
    line('M-20 4C-18 -20 16 -22 19 -2C21 14 -8 18 -9 3C-9 -8 8 -8 8 1', light, 4.5),
});

const fillet = (edge: string, flesh: string, flake: string): Motif => ({
  bed: flesh,
  draw: () =>
    shape(
      'M-38 6C-36 -18 -10 -24 14 -20C32 -17 42 -6 39 8C36 22 8 24 -12 22C-28 20 -39 18 -38 6Z',
      '#00000026',
      ' transform="translate(1.5 3)"',
    ) +
    shape('M-38 6C-36 -18 -10 -24 14 -20C32 -17 42 -6 39 8C36 22 8 24 -12 22C-28 20 -39 18 -38 6Z', edge) +
    shape('M-34 4C-32 -15 -8 -20 14 -17C30 -14 38 -5 35 5C32 16 8 18 -12 17C-26 16 -35 13 -34 4Z', flesh) +
    line('M-22 -10Q-14 2 -22 14M-7 -15Q2 0 -6 16M9 -15Q18 0 10 16M24 -11Q31 0 25 11', flake, 2.2),
});

const prawn =
  line('M-11 9A13 13 0 1 1 10 10', '#c9562f', 11, ' transform="translate(.8 1.6)"') +
  line('M-11 9A13 13 0 1 1 10 10', '#f68c62', 10) +
  line('M-15 -2l6 -1M-9 -11l4 5M2 -14l-1 6M12 -8l-5 4M15 2l-6 -1', '#fcd0b4', 2) +
  shape('M-11 8l-8 8l4 2l1 5l8 -10Z', '#d9512c');

const mussel =
  shape('M-14 8C-16 -10 2 -18 15 -8C20 4 4 16 -14 8Z', '#26283c') +
  shape('M-10 6C-11 -6 2 -12 11 -5C14 3 2 10 -10 6Z', '#dfe3ee') +
  shape('M-6 4C-6 -4 3 -8 8 -3C9 3 1 7 -6 4Z', '#f0973a');

const toastRound = (cheese: boolean) =>
  circle(1, 2, 16, '#00000030') +
  circle(0, 0, 16, '#a96a2c') +
  circle(0, 0, 13.5, '#e3b872') +
  (cheese ? circle(0, 0, 11.5, '#fffaf0') + line('M-6 -3q6 -6 11 0', '#e2b269', 2.4) : '');

const three = (piece: string, random: Random) =>
  place(piece, -15, -13, 1, random.int(-30, 30)) +
  place(piece, 17, -6, 1, random.int(40, 100)) +
  place(piece, -3, 18, 1, random.int(160, 220));

const roll =
  roundedRectangle(-30, -9, 60, 20, 10, '#00000022') +
  roundedRectangle(-31, -11, 60, 20, 10, '#f3ead6') +
  '<g opacity=".85">' +
  roundedRectangle(-25, -8, 22, 5, 2.5, '#f08a3c') +
  roundedRectangle(-8, -1, 26, 5, 2.5, '#7fb04a') +
  '</g>' +
  line('M-18 1A6 6 0 0 1 -7 2M4 -5A6 6 0 0 1 16 -4', '#f3805a', 4.6) +
  line('M-24 -8H20', '#ffffff', 2);

export const heroMotifs = {
  salmon: slices(
    '#e88458',
    [-26, -9, 8, 25],
    [
      { d: '-8 -27q8 -5 16 0l1 50q-9 6 -18 0z', fill: '#b9502a' },
      { d: '-8 -28q8 -5 15 0l1 48q-8 6 -16 0z', fill: '#f78355' },
      { d: '-8 -17q8 6 15 0v4q-7 6 -15 0zm0 13q8 6 15 0v4q-7 6 -15 0zm0 13q8 6 15 0v4q-7 6 -15 0z', fill: '#fcc9a8' },
    ],
  ),
  chicken: slices(
    '#d9a866',
    [-27, -13, 1, 15, 29],
    [
      { d: '-7 -27q7 -5 13 0l1 48q-7 6 -15 0z', fill: '#96591e' },
      { d: '-4 -26q5 -4 9 0l1 45q-5 4 -10 0z', fill: '#f0d3a0' },
      { d: '-7 -15l6 4v3l-6 -4zm0 14l6 4v3l-6 -4zm0 14l6 4v3l-6 -4z', fill: '#6d3c10' },
    ],
  ),
  avocado: slices(
    '#9cc05a',
    [-26, -14, -2, 10, 22],
    [
      { d: '-3 -28c17 12 17 44 0 56c8 -14 8 -42 0 -56z', fill: '#3d6b24' },
      { d: '-3 -26c13 11 13 41 0 52c8 -13 8 -39 0 -52z', fill: '#a9cb5c' },
      { d: '-1 -20c8 10 8 30 0 40c5 -10 5 -30 0 -40z', fill: '#e9efaa' },
    ],
  ),
  cod: fillet('#d9cfb8', '#fffcf4', '#e6dcc6'),
  salmonFillet: fillet('#b8542e', '#f4895c', '#fbc8a8'),
  tuna: {
    bed: '#c98a72',
    draw: (random) =>
      three(
        shape('M-15 -9L13 -12L17 8L-11 13Z', '#a5624c') +
          shape('M-13 -9L12 -11L14 5L-10 9Z', '#d79a84') +
          line('M-9 -3L10 -5M-9 3L11 1', '#ecc4b2', 2),
        random,
      ),
  },
  prawns: { bed: '#f9c3a4', draw: (random) => three(prawn, random) },
  mussels: { bed: '#e8b443', draw: (random) => three(mussel, random) },
  beefStrips: {
    bed: '#7a4028',
    draw: (random) => strips(random, 5, ['#45200f', '#7d4026', '#a2623f'], 9, 27),
  },
  cream: {
    bed: '#fff6e4',
    draw: () => line('M-30 6C-26 -26 26 -28 29 0C30 22 -16 24 -17 2C-17 -14 14 -15 14 1C14 9 0 10 -3 3', '#fff3dc', 6),
  },
  hummus: swoosh('#e8cf9c', '#cdae72', '#f8e8c4'),
  polenta: swoosh('#f5cf62', '#dba838', '#fde79c'),
  greenPuree: swoosh('#7fae3f', '#56862a', '#b3d67a'),
  tomatoSauce: swoosh('#cc3d22', '#98260f', '#ea7a52'),
  peanutSauce: {
    bed: '#c98c47',
    draw: (random) =>
      circle(0, 2, 28, '#00000022') +
      circle(0, 0, 28, '#fdf6e6') +
      circle(0, 0, 23, '#b97a38') +
      circle(0, 0, 20, '#cf9450') +
      grains(random, scatter(random, 8, 14), '#f0d09a', 4, 3),
  },
  rolls: {
    bed: '#f3ead6',
    draw: () => place(roll, 0, -24, 1, -14) + place(roll, 3, 2, 1, -8) + place(roll, -2, 28, 1, -12),
  },
  crackers: {
    bed: '#d9a959',
    draw: (random) =>
      [-18, 4, 24]
        .map((x, index) =>
          place(
            roundedRectangle(-13, -21, 28, 44, 4, '#a8702f') +
              roundedRectangle(-14, -23, 28, 44, 4, '#dcae66') +
              dots(scatter(random, 9, 15), '#fbeccb', 2.6),
            x,
            index * 3 - 4,
            1,
            index * 16 - 20,
          ),
        )
        .join(''),
  },
  pita: {
    bed: '#e5c48c',
    draw: () =>
      [
        [-12, 4, -30],
        [16, 0, 24],
      ]
        .map(([x = 0, y = 0, turn]) =>
          place(
            shape('M-26 16A30 30 0 0 1 26 16Z', '#b98444', ' transform="translate(0 2)"') +
              shape('M-26 16A30 30 0 0 1 26 16Z', '#ecd09a') +
              dots(
                [
                  [-10, 6],
                  [4, 2],
                  [12, 10],
                ],
                '#c48f4a',
                5,
              ),
            x,
            y,
            1,
            turn,
          ),
        )
        .join(''),
  },
  goatToasts: { bed: '#e3b872', draw: (random) => three(toastRound(true), random) },
  toast: {
    bed: '#e3b872',
    draw: (random) =>
      shape('M-34 -20C-36 -36 -8 -36 0 -32C10 -37 36 -34 34 -18L30 30Q0 36 -30 30Z', '#9a5f26') +
      shape('M-30 -19C-31 -31 -8 -31 0 -27C9 -32 31 -30 30 -17L26 26Q0 31 -26 26Z', '#e6bd7c') +
      place(
        shape(blob(random, 25, 0.1), '#8dba48') +
          shape(blob(random, 18, 0.16), '#a9cf62') +
          dots(scatter(random, 7, 17), '#cfe59a', 4),
        0,
        0,
      ),
  },
  pancakes: {
    bed: '#e0a95c',
    draw: () =>
      [
        [-7, 9],
        [6, 3],
        [-2, -5],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x + 1, y + 3, 30, '#0000001f') + circle(x, y, 30, '#b87632') + circle(x, y, 27, '#e6b468'),
        )
        .join('') + roundedRectangle(-9, -12, 13, 13, 3, '#fbe79a'),
  },
  quiche: {
    bed: '#f3d07a',
    draw: (random) =>
      place(
        shape(sector(66, -0.5, 0.5), '#a9702b', ' transform="translate(1 3)"') +
          shape(sector(66, -0.5, 0.5), '#cf9848') +
          shape(sector(58, -0.5, 0.5), '#f5d885') +
          place(
            grains(random, scatter(random, 7, 17), '#5a8f3a', 6, 7) +
              grains(random, scatter(random, 5, 15), '#f08a62', 6, 7),
            38,
            0,
          ),
        -32,
        0,
      ),
  },
  fondant: {
    bed: '#5a3322',
    draw: (random) =>
      roundedRectangle(-27, -24, 56, 54, 6, '#00000033') +
      roundedRectangle(-29, -28, 56, 54, 6, '#3c1f12') +
      roundedRectangle(-29, -28, 56, 48, 6, '#5f3825') +
      line('M-20 -14Q-6 -20 8 -12T20 2M-18 4Q-4 -4 6 6', '#7d5138', 2.6) +
      dots(scatter(random, 12, 22), '#f3e3cf', 1.8),
  },
  appleTart: {
    bed: '#e3b35c',
    draw: () =>
      circle(1, 3, 38, '#00000022') +
      circle(0, 0, 38, '#b9772c') +
      circle(0, 0, 33, '#f0c66e') +
      Array.from({ length: 14 }, (_, index) =>
        place(
          shape('M12 -6Q24 -11 32 -2Q24 5 12 6Z', index % 2 ? '#f9e2a0' : '#f2cf7c') +
            line('M15 -7Q24 -11 32 -2', '#c9563c', 1.4),
          0,
          0,
          1,
          index * 25.7,
        ),
      ).join('') +
      Array.from({ length: 6 }, (_, index) =>
        place(shape('M2 -5Q10 -8 15 -1Q9 4 2 5Z', '#fbe9b4'), 0, 0, 1, index * 60),
      ).join('') +
      circle(0, 0, 4, '#d9963c'),
  },
  cookie: {
    bed: '#c98f4e',
    draw: (random) =>
      shape(blob(random, 38, 0.03, 14), '#00000026', ' transform="translate(1 3)"') +
      shape(blob(random, 38, 0.03, 14), '#a86a2c') +
      shape(blob(random, 34, 0.03, 14), '#d39a55') +
      line('M-18 -12l8 5M12 16l9 -3M-6 22l4 -6', '#a86a2c', 1.8) +
      dots(scatter(random, 13, 28), '#4a2614', 8.5) +
      dots(scatter(random, 13, 28), '#7d4c30', 2.6, -1.4, -1.4),
  },
  orangettes: {
    bed: '#f09a38',
    draw: (random) =>
      [-26, -13, 0, 13, 26]
        .map((y) =>
          place(
            line('M-30 0Q0 -5 30 1', '#e07c1c', 9) +
              line('M-30 -1Q0 -6 28 0', '#f8ad4c', 3) +
              line('M-4 -2.4Q14 -2 30 1', '#3f2114', 9.6) +
              line('M2 -4Q14 -4 26 -1', '#6d4430', 2),
            0,
            y,
            1,
            random.int(-9, 9),
          ),
        )
        .join(''),
  },
  apple: {
    bed: '#e9ecae',
    draw: () =>
      [-20, -7, 6, 19]
        .map((x, index) =>
          place(
            shape('M-4 -25C12 -16 12 16 -4 25C4 10 4 -10 -4 -25Z', '#7fae3a') +
              shape('M-3 -22C8 -14 8 14 -3 22C4 9 4 -9 -3 -22Z', '#f8f3cf', ' transform="translate(-1.6 0)"'),
            x,
            0,
            1,
            (index - 1.5) * 9,
          ),
        )
        .join(''),
  },
  cinnamon: {
    bed: '#a8622c',
    draw: () =>
      place(line('M-28 0H28', '#7a4018', 10) + line('M-28 -1H28', '#b06c34', 5), -2, -6, 1, -24) +
      place(line('M-28 0H28', '#7a4018', 10) + line('M-28 -1H28', '#b06c34', 5), 2, 8, 1, 8),
  },
  crust: {
    bed: '#e88b3c',
    draw: (random) =>
      line(
        'M-32 -22q8 -7 16 0t16 0t16 0t16 0M-32 -6q8 -7 16 0t16 0t16 0t16 0M-32 10q8 -7 16 0t16 0t16 0t16 0M-32 26q8 -7 16 0t16 0t16 0t16 0',
        '#f7b268',
        5,
      ) +
      dots(scatter(random, 10, 30), '#b8641f', 5) +
      dots(scatter(random, 9, 28), '#fbd9a4', 2.4),
  },
} satisfies Record<string, Motif>;

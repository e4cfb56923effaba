import type { Random } from '../random.ts';
import type { Motif } from './motif.ts';
import { blob, circle, dots, line, place, type Point, scatter, shape, strips } from './shapes.ts';

const leafOutline = 'M0 0C5 -13 22 -14 31 -1C22 12 6 12 0 0Z';

/** Leaves round a centre, alternating in tone. */
function rosette(random: Random, colours: readonly string[], vein: string, count: number, scale: number): string {
  return Array.from({ length: count }, (_, index) => {
    const leaf = shape(leafOutline, colours[index % colours.length] ?? vein) + line('M3 0H26', vein, 1.3);
    return place(leaf, random.int(-4, 4), random.int(-4, 4), scale, (index * 360) / count + random.int(-14, 14));
  }).join('');
}

const leaves = (bed: string, colours: readonly string[], vein: string, count: number, scale = 1): Motif => ({
  bed,
  draw: (random) => rosette(random, colours, vein, count, scale),
});

const florets = (bed: string, stalk: string, dark: string, light: string): Motif => ({
  bed,
  draw: (random) =>
    [
      [-16, -12],
      [16, -8],
      [-2, 17],
    ]
      .map(([x = 0, y = 0]) => place(floret(random, stalk, dark, light), x, y, 1, random.int(-40, 40)))
      .join(''),
});

function floret(random: Random, stalk: string, dark: string, light: string): string {
  const crown: Point[] = [
    [-9, -4],
    [0, -9],
    [9, -4],
    [-5, 3],
    [6, 3],
  ];
  return (
    line('M0 4V15', stalk, 8) +
    dots(crown, dark, 15, 0.8, 1.4) +
    dots(crown, light, 12.5, -0.8, -1) +
    dots(scatter(random, 8, 12), dark, 2.2, 0, -3)
  );
}

const frill = (random: Random, outer: string, inner: string, x: number, y: number) =>
  place(
    shape(blob(random, 19, 0.22, 13), outer) +
      shape(blob(random, 13, 0.25, 11), inner) +
      line('M-11 6Q0 0 12 -7', '#eaf4c6', 2),
    x,
    y,
    1,
    random.int(0, 360),
  );

const bundle = (bed: string, shade: string, colours: readonly string[]): Motif => ({
  bed,
  draw: (random) =>
    [-24, -16, -8, 0, 8, 16, 24]
      .map((y, index) => {
        const d = `M${-33 + random.int(0, 5)} ${y}Q0 ${y + random.int(-6, 6)} ${32 - random.int(0, 6)} ${y + random.int(-3, 3)}`;
        return (
          line(d, shade, 7.4, ' transform="translate(.6 1.2)"') + line(d, colours[index % colours.length] ?? shade, 6)
        );
      })
      .join(''),
});

export const greenMotifs = {
  spinach: leaves('#4f8a3a', ['#3f7a2f', '#5a9a40', '#4a8836'], '#9cc878', 7, 1.12),
  mint: leaves('#79b558', ['#4c9a45', '#6bb556'], '#b9dfa0', 6),
  basil: leaves('#5a9a40', ['#3f8a35', '#57a044'], '#a9d48c', 5, 1.05),
  coriander: leaves('#6aa845', ['#4f9138', '#74b34f'], '#bfe09c', 8, 0.8),
  parsley: leaves('#5c9c3d', ['#47832f', '#69a847'], '#b5da92', 9, 0.72),
  lettuce: {
    bed: '#a3cc63',
    draw: (random) =>
      frill(random, '#6fa83a', '#9fce5e', -14, -12) +
      frill(random, '#7fb547', '#b4da74', 15, -6) +
      frill(random, '#649c35', '#93c552', -3, 15),
  },
  broccoli: florets('#5c8f3a', '#a9c96f', '#3a6e2a', '#5d9a3f'),
  cauliflower: florets('#efe4c4', '#dfe3a8', '#d9c99c', '#fbf4e0'),
  greenBeans: bundle('#6f9f3f', '#3d6a22', ['#5c9434', '#74ab45']),
  peppers: bundle('#d8452c', '#7d2414', ['#d83a24', '#f0b32c', '#5a9a3a']),
  leeks: bundle('#c9dc96', '#7fa04d', ['#dbe8b0', '#a9c76a', '#eef3d0']),
  carrotRibbons: { bed: '#f09a48', draw: (random) => strips(random, 8, ['#d56a15', '#f28a2c', '#f9aa56'], 4.2) },
  redCabbage: { bed: '#8e4585', draw: (random) => strips(random, 8, ['#5e2560', '#8c3f88', '#c98bc4'], 3.8) },
  celeriac: { bed: '#f3ead0', draw: (random) => strips(random, 8, ['#d8c892', '#f8f0d6', '#fffbee'], 3.8) },
  kimchi: { bed: '#d9592f', draw: (random) => strips(random, 7, ['#b8371a', '#e8703a', '#f3c98a'], 6) },
  noodles: { bed: '#e8bf7c', draw: (random) => strips(random, 9, ['#c48f45', '#e6bb74', '#f5d9a0'], 4.4) },
  sprouts: {
    bed: '#eee5c8',
    draw: (random) => strips(random, 7, ['#d8cba0', '#fffaf0'], 3.2) + dots(scatter(random, 8, 28), '#c9d07a', 6),
  },
  penne: {
    bed: '#c4a04e',
    draw: (random) =>
      scatter(random, 9, 27)
        .map(([x, y]) =>
          place(
            line('M-8 0H8', '#a87a2e', 10.5, ' transform="translate(.6 1.4)"') +
              line('M-8 0H8', '#ecca7d', 10) +
              circle(8, 0, 3, '#a87a2e'),
            x,
            y,
            1,
            random.int(0, 180),
          ),
        )
        .join(''),
  },
  springOnion: {
    bed: '#9cc65c',
    draw: (random) =>
      scatter(random, 9, 27)
        .map(([x, y]) => circle(x, y, 6, '#5d9a35') + circle(x, y, 4, '#d9ecae') + circle(x, y, 1.8, '#7fb24c'))
        .join(''),
  },
} satisfies Record<string, Motif>;

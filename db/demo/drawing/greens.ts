import type { Random } from '../random.ts';
import type { Motif } from './motif.ts';
import { blob, dots, leafPath, line, type Point, polar, scatter, shape, strips } from './shapes.ts';

/** Leaves around a centre, in alternating tones. */
function rosette(bed: string, dark: string, light: string, vein: string, count: number, length: number): Motif {
  return {
    bed,
    draw: (random) => {
      const leaves = Array.from({ length: count }, (_, index) => ({
        at: [random.int(-4, 4), random.int(-4, 4)] as const,
        angle: (index / count) * Math.PI * 2 + (random.next() - 0.5) * 0.5,
        length,
      }));
      const veins = leaves.map(({ at: [x, y], angle }) => `M${x} ${y}l${polar(length * 0.8, angle)}`).join('');
      return (
        shape(leafPath(leaves.filter((_, index) => index % 2 === 0)), dark) +
        shape(leafPath(leaves.filter((_, index) => index % 2 === 1)), light) +
        line(veins, vein, 1.3)
      );
    },
  };
}

const threeHeads: readonly Point[] = [
  [-16, -12],
  [16, -8],
  [-2, 15],
];

const florets = (bed: string, stalk: string, dark: string, light: string): Motif => ({
  bed,
  draw: (random) => {
    const crowns = threeHeads.flatMap(([x, y]): Point[] => [
      [x - 9, y - 2],
      [x, y - 8],
      [x + 9, y - 2],
      [x - 4, y + 4],
      [x + 6, y + 4],
    ]);
    return (
      line(threeHeads.map(([x, y]) => `M${x} ${y + 4}v12`).join(''), stalk, 8) +
      dots(crowns, dark, 16, 1, 1) +
      dots(crowns, light, 12, -1, -1) +
      dots(scatter(random, 16, 27), dark, 2.2)
    );
  },
});

function frill(random: Random, outer: string, inner: string, [x, y]: Point): string {
  return (
    shape(blob(random, 19, 0.2, 10, [x, y]), outer) +
    shape(blob(random, 13, 0.2, 7, [x, y]), inner) +
    line(`M${x - 11} ${y + 6}q11 -6 23 -13`, '#eaf4c6', 2)
  );
}

const bundle = (bed: string, shade: string, colours: readonly string[]): Motif => ({
  bed,
  draw: (random) =>
    [-22, -13, -4, 5, 14, 23]
      .map((y, index) => {
        const d = `M${-33 + random.int(0, 5)} ${y}q32 ${random.int(-6, 6)} ${64 - random.int(0, 6)} ${random.int(-3, 3)}`;
        return line(d, shade, 8.4) + line(d, colours[index % colours.length] ?? shade, 6.4);
      })
      .join(''),
});

const tangle = (bed: string, colours: readonly string[], width: number, count = 7): Motif => ({
  bed,
  loose: true,
  draw: (random) => strips(random, count, colours, width),
});

export const greenMotifs = {
  spinach: rosette('#4f8a3a', '#3f7a2f', '#5a9a40', '#9cc878', 8, 36),
  mint: rosette('#79b558', '#3f8d3f', '#6bb556', '#b9dfa0', 6, 32),
  basil: rosette('#5a9a40', '#3a7f31', '#57a044', '#a9d48c', 6, 33),
  coriander: rosette('#6aa845', '#4f9138', '#74b34f', '#bfe09c', 9, 27),
  parsley: rosette('#5c9c3d', '#47832f', '#69a847', '#b5da92', 9, 25),
  lettuce: {
    bed: '#a3cc63',
    draw: (random) =>
      frill(random, '#6fa83a', '#9fce5e', [-14, -12]) +
      frill(random, '#7fb547', '#b4da74', [15, -6]) +
      frill(random, '#649c35', '#93c552', [-3, 15]),
  },
  broccoli: florets('#5c8f3a', '#a9c96f', '#3a6e2a', '#5d9a3f'),
  cauliflower: florets('#efe4c4', '#cfd89a', '#d9c99c', '#fbf4e0'),
  greenBeans: bundle('#6f9f3f', '#3d6a22', ['#5c9434', '#74ab45']),
  peppers: bundle('#d8452c', '#7d2414', ['#d83a24', '#f0b32c', '#5a9a3a']),
  leeks: bundle('#c9dc96', '#7fa04d', ['#dbe8b0', '#a9c76a', '#eef3d0']),
  carrotRibbons: tangle('#f09a48', ['#d56a15', '#f28a2c', '#f9aa56'], 4.2),
  redCabbage: tangle('#8e4585', ['#5e2560', '#8c3f88', '#c98bc4'], 3.8),
  celeriac: tangle('#efe3bf', ['#d3c088', '#f8f0d6', '#fffbee'], 3.8),
  kimchi: tangle('#d9592f', ['#b8371a', '#e8703a', '#f3c98a'], 6, 6),
  noodles: tangle('#dcae66', ['#b8823a', '#e6bb74', '#f7dfac'], 4.4, 9),
  sprouts: tangle('#e9dcae', ['#cbbb86', '#fffaf0'], 3.2),
  penne: {
    bed: '#c4a04e',
    draw: (random) => {
      const tubes = scatter(random, 9, 28).map(([x, y]) => `M${x} ${y}l${polar(13, random.next() * Math.PI)}`);
      return (
        line(tubes.join(''), '#9c7028', 12) + line(tubes.join(''), '#ecca7d', 9.6) + line(tubes.join(''), '#f9e3aa', 3)
      );
    },
  },
  springOnion: {
    bed: '#9cc65c',
    draw: (random) => {
      const rings = scatter(random, 9, 27);
      return dots(rings, '#5d9a35', 12) + dots(rings, '#d9ecae', 8) + dots(rings, '#7fb24c', 3.6);
    },
  },
} satisfies Record<string, Motif>;

import type { Random } from '../random.ts';
import type { Motif } from './motif.ts';
import { dots, grains, line, type Point, polar, scatter } from './shapes.ts';

/** Round items in a heap: shadow, item, and a glint on every other one. */
function beads(bed: string, shade: string, colour: string, glint: string, size: number, count: number): Motif {
  return {
    bed,
    loose: count > 15,
    draw: (random) => {
      const points = scatter(random, count, 31);
      const lit = points.filter((_, index) => index % 2 === 0);
      return dots(points, shade, size + 1.6) + dots(points, colour, size) + dots(lit, glint, size / 2.8);
    },
  };
}

function heap(bed: string, dark: string, light: string, width: number, length: number): Motif {
  return {
    bed,
    loose: true,
    draw: (random) =>
      grains(random, scatter(random, 18, 32), dark, width, length) +
      grains(random, scatter(random, 20, 31), light, width, length),
  };
}

const nut =
  (shade: string, colour: string, vein: string, count: number, size: number) =>
  (random: Random): string => {
    const strokes = scatter(random, count, 29)
      .map(([x, y]) => `M${x} ${y}l${polar(size * 0.7, random.next() * Math.PI)}`)
      .join('');
    return line(strokes, shade, size + 1.8) + line(strokes, colour, size) + line(strokes, vein, size / 6);
  };

const olive = (points: readonly Point[]): string =>
  dots(points, '#66752a', 14) + dots(points, '#a3b04c', 12) + dots(points, '#c7392b', 4);

export const grainMotifs = {
  rice: heap('#fbf3dd', '#e0d3b0', '#fffdf6', 3.6, 5),
  brownRice: heap('#e2c795', '#b8935a', '#ecd6a8', 3.6, 5),
  risotto: heap('#f0dba3', '#d3b66f', '#fdf3d2', 4.4, 5),
  tabbouleh: heap('#7fa845', '#e8d59a', '#4f8130', 3.4, 4),
  greenLentils: beads('#6d6b3a', '#48471f', '#7d7a45', '#a5a268', 7, 20),
  belugaLentils: beads('#38352f', '#1f1d19', '#4a453d', '#8b847c', 6.6, 22),
  coralLentils: beads('#e8923d', '#c06a20', '#f5a552', '#ffd29b', 7, 20),
  chickpeas: beads('#e0ba6f', '#b98b3f', '#efcd86', '#fae9bd', 11, 14),
  peas: beads('#8dbb47', '#4f8130', '#84bb45', '#c4e291', 8.5, 15),
  edamame: { bed: '#8fbf57', draw: nut('#4d8030', '#93c65a', '#c7e59a', 13, 8) },
  corn: beads('#f2c744', '#cf962a', '#fad65c', '#fff0ae', 7.6, 17),
  redBeans: { bed: '#6e2018', draw: nut('#4a120d', '#9c3022', '#d0705c', 12, 9.5) },
  whiteBeans: { bed: '#efe0bd', draw: nut('#b9a06c', '#f7ebcd', '#fffaf0', 8, 8.5) },
  pomegranate: beads('#c9304a', '#8d1730', '#d63a55', '#f79aa8', 7.4, 18),
  blueberries: beads('#4b5a9c', '#28305f', '#5a69ae', '#b4bfe6', 10.5, 12),
  raspberries: beads('#e05a76', '#a8243f', '#d83f60', '#f6a0b2', 12, 8),
  granola: {
    bed: '#d9a65c',
    loose: true,
    draw: (random) =>
      grains(random, scatter(random, 16, 32), '#a8702f', 6, 5) +
      grains(random, scatter(random, 15, 31), '#e8bd78', 5.4, 5) +
      dots(scatter(random, 6, 27), '#7a4420', 5),
  },
  almonds: { bed: '#e6bf87', draw: nut('#8a5527', '#c98a4b', '#9c642f', 8, 9) },
  hazelnuts: beads('#c58f55', '#7d4b20', '#b9793d', '#e8c08c', 12.5, 9),
  chestnuts: beads('#8a4b2a', '#5c2c14', '#8f5230', '#c98d63', 15, 6),
  walnuts: {
    bed: '#b98a58',
    draw: (random) => {
      const points = scatter(random, 7, 27);
      return dots(points, '#7d5228', 17) + dots(points, '#c69560', 15) + grains(random, points, '#8d5f31', 2, 6);
    },
  },
  greenOlives: { bed: '#9aa748', draw: (random) => olive(scatter(random, 9, 28)) },
  pumpkinSeeds: { bed: '#7c9a4e', draw: nut('#46622a', '#7f9f4d', '#b7cd88', 9, 6) },
} satisfies Record<string, Motif>;

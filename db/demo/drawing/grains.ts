import type { Random } from '../random.ts';
import type { Motif } from './motif.ts';
import { dots, grains, line, scatter, short } from './shapes.ts';

/** Round things that lie in a heap: a shadow, the thing, a glint. */
function beads(bed: string, shade: string, colour: string, glint: string, size: number, count: number): Motif {
  return {
    bed,
    draw: (random) => {
      const points = scatter(random, count, 31);
      return (
        dots(points, shade, size, 1, 1.4) +
        dots(points, colour, size) +
        dots(points, glint, size / 3.2, -size / 6, -size / 5)
      );
    },
  };
}

/** Long grains in two tones. */
function heap(bed: string, dark: string, light: string, width: number, length: number, count: number): Motif {
  return {
    bed,
    draw: (random) =>
      grains(random, scatter(random, count, 33), dark, width, length) +
      grains(random, scatter(random, count, 31), light, width, length),
  };
}

const nut = (shade: string, colour: string, vein: string, count: number, size: number) => (random: Random) => {
  const points = scatter(random, count, 29);
  const turned = points.map(([x, y]) => ({ x, y, angle: random.next() * Math.PI }));
  const strokes = (length: number, dx: number, dy: number) =>
    turned
      .map(
        ({ x, y, angle }) =>
          `M${short(x + dx)} ${short(y + dy)}l${short(length * Math.cos(angle))} ${short(length * Math.sin(angle))}`,
      )
      .join('');
  return (
    line(strokes(size * 0.7, 1, 1.4), shade, size) +
    line(strokes(size * 0.7, 0, 0), colour, size) +
    line(strokes(size * 0.7, 0, 0), vein, size / 6)
  );
};

export const grainMotifs = {
  rice: heap('#fdf8ea', '#e9dfc4', '#fffdf6', 3.6, 5, 24),
  brownRice: heap('#e2c795', '#b8935a', '#ecd6a8', 3.6, 5, 24),
  risotto: heap('#f3e2b4', '#dcc184', '#fdf3d2', 4.4, 5, 26),
  tabbouleh: heap('#7fa845', '#e8d59a', '#4f8130', 3.4, 4, 26),
  greenLentils: beads('#6d6b3a', '#48471f', '#7d7a45', '#a5a268', 6.4, 24),
  belugaLentils: beads('#38352f', '#1f1d19', '#423e37', '#77716a', 6, 26),
  coralLentils: beads('#e8923d', '#c06a20', '#f5a552', '#ffd29b', 6.4, 24),
  chickpeas: beads('#e0ba6f', '#b98b3f', '#efcd86', '#fae9bd', 11, 14),
  peas: beads('#8dbb47', '#4f8130', '#84bb45', '#c4e291', 8.5, 18),
  edamame: { bed: '#8fbf57', draw: nut('#4d8030', '#93c65a', '#c7e59a', 13, 8) },
  corn: beads('#f2c744', '#cf962a', '#fad65c', '#fff0ae', 7, 22),
  redBeans: { bed: '#6e2018', draw: nut('#4a120d', '#8c2a1e', '#c4604e', 12, 9.5) },
  whiteBeans: { bed: '#efe0bd', draw: nut('#b9a06c', '#f7ebcd', '#fffaf0', 9, 8.5) },
  pomegranate: beads('#c9304a', '#8d1730', '#d63a55', '#f79aa8', 7, 22),
  blueberries: beads('#4b5a9c', '#28305f', '#4d5ea6', '#aab5e2', 10.5, 14),
  raspberries: beads('#e05a76', '#a8243f', '#d83f60', '#f6a0b2', 12, 8),
  granola: {
    bed: '#d9a65c',
    draw: (random) =>
      grains(random, scatter(random, 18, 32), '#a8702f', 6, 5) +
      grains(random, scatter(random, 16, 31), '#e8bd78', 5.4, 5) +
      dots(scatter(random, 7, 27), '#7a4420', 5),
  },
  almonds: { bed: '#e6bf87', draw: nut('#8a5527', '#c98a4b', '#9c642f', 8, 9) },
  peanuts: { bed: '#e2b56d', draw: nut('#a97534', '#e6bd7c', '#f5dcae', 9, 7) },
  hazelnuts: beads('#c58f55', '#7d4b20', '#b9793d', '#e8c08c', 12.5, 9),
  chestnuts: beads('#8a4b2a', '#5c2c14', '#8f5230', '#c98d63', 15, 6),
  walnuts: {
    bed: '#b98a58',
    draw: (random) => {
      const points = scatter(random, 7, 27);
      return (
        dots(points, '#7d5228', 16, 1, 1.5) +
        dots(points, '#c69560', 15.5) +
        grains(random, points, '#8d5f31', 2, 6) +
        grains(random, points, '#8d5f31', 2, -6)
      );
    },
  },
  blackOlives: beads('#3b3440', '#1c1820', '#3a3341', '#8c8394', 11, 9),
  greenOlives: {
    bed: '#9aa748',
    draw: (random) => {
      const points = scatter(random, 9, 28);
      return dots(points, '#66752a', 13, 1, 1.4) + dots(points, '#a3b04c', 12.5) + dots(points, '#c7392b', 4);
    },
  },
  pumpkinSeeds: { bed: '#7c9a4e', draw: nut('#46622a', '#7f9f4d', '#b7cd88', 9, 6) },
} satisfies Record<string, Motif>;

import type { Random } from '../random.ts';
import { dots, grains, leafPath, line, place, scatter, shape } from './shapes.ts';

type Topping = (random: Random) => string;

const herb =
  (dark: string, light: string, length: number): Topping =>
  (random) => {
    const leaves = scatter(random, 7, 19).map((at) => ({ at, angle: random.next() * Math.PI * 2, length }));
    return shape(leafPath(leaves), dark) + shape(leafPath(leaves.slice(3)), light);
  };

const drizzle =
  (colour: string, width: number): Topping =>
  (random) =>
    line(`M-52 ${random.int(-16, -4)}q16 26 30 2t28 4t26 -6t22 8`, colour, width, ' opacity=".85"');

/** Drawn last, over the whole dish, within 60 units of the origin. */
export const toppings = {
  sesame: (random) =>
    grains(random, scatter(random, 22, 58), '#fffaf0', 2.6, 2) +
    grains(random, scatter(random, 9, 54), '#2b2420', 2.6, 2),
  chives: (random) => grains(random, scatter(random, 18, 50), '#3f7f2c', 2.8, 6),
  chilli: (random) =>
    scatter(random, 7, 50)
      .map(([x, y]) => dots([[x, y]], '#b81f16', 8) + dots([[x, y]], '#f4d9a0', 3.4))
      .join(''),
  parsley: herb('#3f7a2a', '#65a33f', 13),
  coriander: herb('#4d8f36', '#7dba52', 16),
  basil: herb('#2f7a2c', '#4f9e3d', 20),
  mintLeaves: herb('#3d8f43', '#6ab85a', 20),
  honey: drizzle('#d98a1a', 4),
  oil: drizzle('#f2df7a', 4.5),
  peanuts: (random) =>
    grains(random, scatter(random, 14, 48), '#a8722f', 6, 3) + grains(random, scatter(random, 12, 46), '#f0cf94', 5, 3),
  almondFlakes: (random) =>
    scatter(random, 9, 44)
      .map(([x, y]) =>
        place(
          shape('M-8 0C-6 -7 5 -7 9 0C5 6 -6 6 -8 0Z', '#a8713a') +
            shape('M-6.5 0C-5 -5.5 4 -5.5 7.5 0C4 4.5 -5 4.5 -6.5 0Z', '#fbeccb'),
          x,
          y,
          1,
          random.int(0, 180),
        ),
      )
      .join(''),
  shavings: (random) =>
    scatter(random, 7, 42)
      .map(([x, y]) =>
        place(
          shape('M-15 -4Q0 -10 15 -3L13 4Q0 -2 -14 4Z', '#e6c878') +
            shape('M-15 -4Q0 -10 15 -3L13 1Q0 -6 -14 1Z', '#fdf0c0'),
          x,
          y,
          1,
          random.int(0, 180),
        ),
      )
      .join(''),
  blackOlives: (random) =>
    scatter(random, 8, 54)
      .map(([x, y]) => dots([[x, y]], '#2c2630', 12) + dots([[x, y]], '#d9b98a', 3.6))
      .join(''),
  pumpkinSeeds: (random) =>
    grains(random, scatter(random, 14, 54), '#3f5c26', 6.4, 4) +
    grains(random, scatter(random, 14, 54), '#8fb05a', 4, 4),
  hazelnuts: (random) =>
    scatter(random, 9, 52)
      .map(([x, y]) => dots([[x, y]], '#7d4b20', 12) + dots([[x, y]], '#c48a4e', 9.5, -0.8, -1))
      .join(''),
  cocoa: (random) => dots(scatter(random, 40, 46), '#9a5a2c', 2.4),
} satisfies Record<string, Topping>;

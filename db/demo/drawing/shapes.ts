import type { Random } from '../random.ts';

export type Point = readonly [number, number];

/** One decimal keeps a picture under 6 kB. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more}/>`;

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round"${more}/>`;

export function place(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotation = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const scaling = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${short(x)} ${short(y)})${rotation}${scaling}">${content}</g>`;
}

/** Points spread over a disc like sunflower seeds, with small random offsets. */
export function scatter(random: Random, count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count);
    const angle = index * 2.39996 + (random.next() - 0.5) * 0.7;
    return [Math.round(distance * Math.cos(angle)), Math.round(distance * Math.sin(angle))] as const;
  });
}

/** One path for many grains: zero-length strokes with round caps. */
export function dots(points: readonly Point[], colour: string, size: number, dx = 0, dy = 0): string {
  return line(points.map(([x, y]) => `M${short(x + dx)} ${short(y + dy)}h0`).join(''), colour, size);
}

/** Long grains in random directions. */
export function grains(
  random: Random,
  points: readonly Point[],
  colour: string,
  width: number,
  length: number,
): string {
  const strokes = points.map(([x, y]) => {
    const angle = random.next() * Math.PI;
    return `M${short(x)} ${short(y)}l${polar(length, angle)}`;
  });
  return line(strokes.join(''), colour, width);
}

/** Thin curved strips across one another. */
export function strips(random: Random, count: number, colours: readonly string[], width: number, reach = 34): string {
  return colours
    .map((colour) => {
      const strokes = Array.from({ length: count }, () => strip(random, reach));
      return line(strokes.join(''), colour, width);
    })
    .join('');
}

function strip(random: Random, reach: number): string {
  const angle = random.next() * Math.PI * 2;
  const bend = angle + 1.2 + random.next();
  return `M${polar(reach, angle)}Q${polar(reach * 0.5, bend)} ${polar(reach * 0.9, angle + 2.4)}`;
}

/** One path for all leaves of one tone. */
export function leafPath(leaves: readonly { at: Point; angle: number; length: number }[]): string {
  return leaves
    .map(({ at: [x, y], angle, length }) => {
      const side = (sign: number) => polar(length * 0.68, angle + sign * 0.62);
      const tip = polar(length, angle);
      const back = polar(length * 0.68, angle + Math.PI - 0.62);
      return `M${Math.round(x)} ${Math.round(y)}q${side(1)} ${tip}q${back} ${polar(-length, angle)}`;
    })
    .join('');
}

export const polar = (distance: number, angle: number): string =>
  `${Math.round(distance * Math.cos(angle))} ${Math.round(distance * Math.sin(angle))}`;

export function sector(radius: number, from: number, to: number, bend = 0): string {
  const large = to - from > Math.PI ? 1 : 0;
  const edge = radius * 0.55;
  return `M0 0Q${polar(edge, from + bend)} ${polar(radius, from)}A${radius} ${radius} 0 ${large} 1 ${polar(radius, to)}Q${polar(edge, to + bend)} 0 0Z`;
}

export function blob(random: Random, radius: number, unevenness = 0.12, corners = 9, [x, y]: Point = [0, 0]): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const distance = radius * (1.06 + (random.next() - 0.5) * 2 * unevenness);
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const;
  });
  return smooth(points);
}

function smooth(points: readonly Point[]): string {
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  const curves = points.map(([x, y], index) => `Q${Math.round(x)} ${Math.round(y)} ${middles[index]}`);
  return `M${middles.at(-1)}${curves.join('')}Z`;
}

import type { Random } from '../random.ts';

export type Point = readonly [number, number];

/** Shapes shorten their numbers to one decimal: a picture stays under 6 kB. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more}/>`;

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round"${more}/>`;

export function place(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turned}${scaled}">${content}</g>`;
}

/** Points spread evenly over a disc, as seeds in a sunflower, each a little off its place. */
export function scatter(random: Random, count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count);
    const angle = index * 2.39996 + (random.next() - 0.5) * 0.7;
    return [distance * Math.cos(angle), distance * Math.sin(angle)] as const;
  });
}

/** One path for many grains: strokes of no length with round caps. */
export function dots(points: readonly Point[], colour: string, size: number, dx = 0, dy = 0): string {
  return line(points.map(([x, y]) => `M${short(x + dx)} ${short(y + dy)}h0`).join(''), colour, size);
}

/** Elongated grains, each turned its own way. */
export function grains(
  random: Random,
  points: readonly Point[],
  colour: string,
  width: number,
  length: number,
): string {
  const strokes = points.map(([x, y]) => {
    const angle = random.next() * Math.PI;
    return `M${short(x)} ${short(y)}l${short(length * Math.cos(angle))} ${short(length * Math.sin(angle))}`;
  });
  return line(strokes.join(''), colour, width);
}

/** Thin curved strips lying over one another. */
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
  const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  const [toX, toY] = [reach * 0.9 * Math.cos(angle + 2.4), reach * 0.9 * Math.sin(angle + 2.4)];
  return `M${short(x)} ${short(y)}Q${short(reach * 0.5 * Math.cos(bend))} ${short(reach * 0.5 * Math.sin(bend))} ${short(toX)} ${short(toY)}`;
}

/** A disc's sector between two angles in radians. */
export function sector(radius: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  const start = `${short(radius * Math.cos(from))} ${short(radius * Math.sin(from))}`;
  const end = `${short(radius * Math.cos(to))} ${short(radius * Math.sin(to))}`;
  return `M0 0L${start}A${radius} ${radius} 0 ${large} 1 ${end}Z`;
}

/** A closed, softly uneven outline round the origin. */
export function blob(random: Random, radius: number, unevenness = 0.12, corners = 9): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const distance = radius * (1 + (random.next() - 0.5) * 2 * unevenness);
    return [distance * Math.cos(angle), distance * Math.sin(angle)] as const;
  });
  return smooth(points);
}

function smooth(points: readonly Point[]): string {
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  });
  const [startX, startY] = middles.at(-1) ?? [0, 0];
  const curves = points.map(([x, y], index) => {
    const [toX, toY] = middles[index] ?? [x, y];
    return `Q${short(x)} ${short(y)} ${short(toX)} ${short(toY)}`;
  });
  return `M${short(startX)} ${short(startY)}${curves.join('')}Z`;
}

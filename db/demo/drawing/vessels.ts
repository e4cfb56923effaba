import { circle, line, place, shape } from './shapes.ts';

/** Seen from above, centred on the origin, with a round or square hollow for the food. */
export const bowl = (base: string): string =>
  circle(4, 7, 104, '#4a2a0a22') + circle(0, 0, 103, '#fffdf8') + circle(0, 0, 96, '#e9dfcf') + circle(0, 0, 92, base);

export const bowlGlaze = (): string => line('M-94 -36A101 101 0 0 1 -20 -98', '#ffffff', 4);

export const plate = (base: string): string =>
  circle(4, 7, 106, '#4a2a0a22') +
  circle(0, 0, 105, '#efe6d6') +
  circle(0, 0, 103, base) +
  circle(0, 0, 80, '#f0e8d9') +
  circle(1, 2, 77, base);

export const soupBowl = (base: string): string =>
  circle(4, 7, 105, '#4a2a0a22') +
  circle(0, 0, 104, '#fdf9f0') +
  circle(0, 0, 84, '#dccfb9') +
  circle(1, 2, 80, base) +
  circle(0, 0, 66, '#ffffff', ' opacity=".1"');

export function pot(base: string): string {
  const handle = shape('M-16 -4Q0 -22 16 -4V8H-16Z', '#3f4a45') + shape('M-8 -2Q0 -11 8 -2V8H-8Z', '#5c6963');
  return (
    circle(4, 8, 101, '#4a2a0a26') +
    place(handle, -98, 0, 1, -90) +
    place(handle, 98, 0, 1, 90) +
    circle(0, 0, 98, '#3f4a45') +
    circle(0, 0, 92, '#54625b') +
    circle(0, 0, 87, '#2e3733') +
    circle(0, 1, 85, base) +
    circle(-4, -4, 72, '#ffffff', ' opacity=".08"')
  );
}

export const dish = (base: string): string =>
  '<rect x="-127" y="-77" width="262" height="166" rx="30" fill="#4a2a0a22"/>' +
  '<path d="M-122 -20h-10q-8 0 -8 8v24q0 8 8 8h10zM122 -20h10q8 0 8 8v24q0 8 -8 8h-10z" fill="#e2d3bb"/>' +
  '<rect x="-128" y="-84" width="256" height="168" rx="30" fill="#fbf4e6"/>' +
  '<rect x="-119" y="-75" width="238" height="150" rx="23" fill="#cbb795"/>' +
  `<rect x="-116" y="-71" width="232" height="146" rx="21" fill="${base}"/>`;

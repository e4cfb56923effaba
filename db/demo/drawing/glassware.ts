import type { Random } from '../random.ts';
import { circle, dots, line, place, scatter, shape, short } from './shapes.ts';

/** In side view: from above, a drink or a verrine shows nothing. */
export function jar(layers: readonly string[], garnish: string): string {
  const height = 112 / layers.length;
  const bands = layers.map((colour, index) => {
    const top = 72 - height * (index + 1);
    return shape(
      `M-62 ${short(top)}Q-31 ${short(top - 6)} 0 ${short(top)}T62 ${short(top)}V${short(top + height + 8)}H-62Z`,
      colour,
    );
  });
  const inside = 'M-62 -50Q-62 -58 -54 -58H54Q62 -58 62 -50V58Q62 80 40 80H-40Q-62 80 -62 58Z';
  return (
    '<ellipse cx="4" cy="88" rx="74" ry="11" fill="#4a2a0a26"/>' +
    shape('M-68 -58Q-68 -66 -60 -66H60Q68 -66 68 -58V60Q68 86 42 86H-42Q-68 86 -68 60Z', '#ffffff', ' opacity=".75"') +
    shape(inside, layers[0] ?? '#ffffff') +
    bands.join('').replace('V80', 'V72') +
    cornersOf('#ffffff') +
    '<rect x="-73" y="-80" width="146" height="20" rx="9" fill="#fff" opacity=".95"/><rect x="-73" y="-66" width="146" height="6" rx="3" fill="#d9d0c0" opacity=".8"/>' +
    place(garnish, 0, -82) +
    line('M-54 -44V50', '#ffffff', 6, ' opacity=".55"')
  );
}

/** Rounds the layers' bottom to fit the glass. */
const cornersOf = (glass: string): string => shape('M-63 56Q-62 80 -40 81L-63 82ZM63 56Q62 80 40 81L63 82Z', glass);

export function glass(colours: readonly string[], garnish: string, random: Random): string {
  const [top = '#ffffff', foot = top] = colours;
  const ice =
    place('<rect x="-14" y="-14" width="28" height="28" rx="6" fill="#fff" opacity=".38"/>', -16, -28, 1, 18) +
    place('<rect x="-13" y="-13" width="26" height="26" rx="6" fill="#fff" opacity=".32"/>', 18, -18, 1, -24);
  return (
    '<ellipse cx="4" cy="96" rx="50" ry="9" fill="#4a2a0a26"/>' +
    shape('M-56 -70H56L42 88Q41 96 32 96H-32Q-41 96 -42 88Z', '#ffffff', ' opacity=".72"') +
    shape('M-49 -50H49L37 82Q36 89 29 89H-29Q-36 89 -37 82Z', top) +
    (foot === top ? '' : shape('M-43 16Q-20 6 0 16T43 16L37 82Q36 89 29 89H-29Q-36 89 -37 82Z', foot)) +
    '<ellipse cy="-50" rx="49" ry="7" fill="#fff" opacity=".35"/>' +
    ice +
    dots(scatter(random, 9, 30), '#ffffff88', 3.4, 0, 36) +
    garnish +
    line('M-44 -56L-34 70', '#ffffff', 5, ' opacity=".55"')
  );
}

export const bottle = (colour: string, garnish: string): string =>
  '<ellipse cx="6" cy="98" rx="62" ry="9" fill="#4a2a0a26"/>' +
  shape(
    'M-18 -88H18V-62C18 -48 42 -44 42 -18V84Q42 98 28 98H-28Q-42 98 -42 84V-18C-42 -44 -18 -48 -18 -62Z',
    '#ffffff',
    ' opacity=".8"',
  ) +
  shape('M-13 -58H13C14 -44 37 -40 37 -16V82Q37 93 26 93H-26Q-37 93 -37 82V-16C-37 -40 -14 -44 -13 -58Z', colour) +
  '<rect x="-22" y="-104" width="44" height="22" rx="5" fill="#43701a"/><rect x="-22" y="-90" width="44" height="8" rx="3" fill="#345713"/>' +
  '<rect x="-37" y="0" width="74" height="52" fill="#fffaf0"/>' +
  shape('M-16 26C-12 8 10 6 18 14C16 32 -4 40 -16 26Z', '#86c341') +
  line('M-13 27Q0 22 12 16', '#43701a', 2) +
  line('M-29 -14V84', '#ffffff', 5, ' opacity=".5"') +
  garnish;

const appleFruit =
  circle(2, 3, 28, '#4a2a0a22') +
  shape('M0 -22C12 -32 32 -24 29 2C27 22 10 30 0 24C-10 30 -27 22 -29 2C-32 -24 -12 -32 0 -22Z', '#cf3b30') +
  shape('M-18 -14C-24 -6 -22 6 -17 12', 'none', ' stroke="#ee8475" stroke-width="5" stroke-linecap="round"') +
  line('M0 -22Q2 -32 8 -36', '#6a4320', 4) +
  shape('M6 -28Q18 -40 26 -30Q16 -22 6 -28Z', '#7fb047');
const almond =
  shape('M-14 0C-10 -13 8 -14 18 0C8 12 -10 12 -14 0Z', '#8a5527') +
  shape('M-12 -1C-9 -11 8 -11 15 -1C8 8 -9 9 -12 -1Z', '#c98a4b') +
  line('M-6 -2H9M-4 3H6', '#a0682f', 1.4);
const leaf = shape('M0 0C6 -15 24 -15 34 0C24 13 6 13 0 0Z', '#4c9a45') + line('M4 0H27', '#b9dfa0', 1.6);
const wheel = (peel: string, flesh: string) =>
  circle(0, 0, 25, peel) +
  circle(0, 0, 22, '#fff6dc') +
  circle(0, 0, 19, flesh) +
  line('M-19 0H19M0 -19V19M-13 -13L13 13M13 -13L-13 13', '#fff6dc', 2);
const straw = (colour: string) =>
  line('M10 60L34 -104', '#ffffff', 9, ' opacity=".9"') + line('M10 60L34 -104', colour, 9, ' stroke-dasharray="1 17"');

export const garnishes = {
  pear: place(
    shape(
      'M0 -34C9 -34 11 -24 12 -16C15 -6 26 -2 26 14C26 30 12 34 0 34C-12 34 -26 30 -26 14C-26 -2 -15 -6 -12 -16C-11 -24 -9 -34 0 -34Z',
      '#a9bf4a',
    ) +
      shape('M-12 0C-18 6 -18 16 -13 22', 'none', ' stroke="#dbe59a" stroke-width="5" stroke-linecap="round"') +
      line('M0 -34Q2 -42 8 -45', '#6a4320', 4),
    98,
    132,
    1.1,
    12,
  ),
  chocolate:
    place(
      '<rect x="-16" y="-18" width="22" height="22" rx="3" fill="#3a1f13"/><rect x="-12" y="-14" width="14" height="14" rx="2" fill="#5b3624"/>',
      -14,
      0,
      1,
      18,
    ) +
    place(
      '<rect x="-12" y="-14" width="22" height="20" rx="3" fill="#4a2819"/><rect x="-8" y="-10" width="14" height="12" rx="2" fill="#6d4430"/>',
      16,
      0,
      1,
      -20,
    ),
  mint: place(leaf, 0, 0, 1, -40) + place(leaf, 0, 0, 1, -140) + place(leaf, 0, 2, 0.9, -90),
  lemonMint:
    straw('#efc52e') +
    place(wheel('#efc52e', '#fae267'), -46, -62) +
    place(leaf, 6, -52, 0.9, -30) +
    place(leaf, 6, -52, 0.8, -100) +
    place(leaf, -4, 20, 0.7, 20),
  peachSlice:
    straw('#d9515f') +
    place(
      shape('M-26 8C-20 -26 20 -26 26 8C12 -4 -12 -4 -26 8Z', '#e8622f') +
        shape('M-22 4C-17 -21 17 -21 22 4C11 -5 -11 -5 -22 4Z', '#fbb867'),
      -44,
      -62,
      1.1,
      -20,
    ),
  leafStraw:
    straw('#5d8f35') +
    place(wheel('#5f9a31', '#d5e79a'), -46, -62, 0.9) +
    place(leaf, 0, -54, 1, -60) +
    place(leaf, -2, -54, 1, -120),
  apple: place(appleFruit, 84, 66) + place(leaf, -92, 88, 0.9, 20),
  almonds: place(almond, 72, 84, 1.1, 10) + place(almond, 96, 66, 1, -40) + place(almond, -76, 86, 1.1, 160),
} satisfies Record<string, string>;

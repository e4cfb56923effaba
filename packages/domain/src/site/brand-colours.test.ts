import { expect, test } from 'vitest';
import { brandContrast, brandShades, faintColours, usualColours } from './brand-colours.ts';
import { contrastOf, isColour, mix } from './contrast.ts';

test('contrast is that of the guidelines, and is never rounded up', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBe(4.47);
  expect(contrastOf('#767676', '#ffffff')).toBe(4.54);
  expect(contrastOf('#ef7622', '#ef7622')).toBe(1);
});

test('a colour is mixed by its share', () => {
  expect([0, 0.5, 1].map((share) => mix('#000000', '#ff8000', share))).toEqual(['#000000', '#804000', '#ff8000']);
});

test('the colours that the house begins with can be read', () => {
  expect(faintColours(usualColours)).toEqual([]);
});

test('a pale text and a dark fill are told with their contrast', () => {
  const colours = { ...usualColours, accent: '#5a1e0a', freshText: '#86c341' };
  expect(faintColours(colours)).toEqual([
    { name: 'accent', ratio: brandContrast('accent', colours) },
    { name: 'freshText', ratio: brandContrast('freshText', colours) },
  ]);
  expect(brandContrast('freshText', colours)).toBeLessThan(2.2);
});

test('a contrast that is just enough is enough', () => {
  const colours = { ...usualColours, accent: '#8f9228' };
  expect(brandContrast('accent', colours)).toBe(4.5);
  expect(faintColours(colours).map(({ name }) => name)).not.toContain('accent');
});

test('text is read against the tint of its own fill too', () => {
  const colours = { ...usualColours, accent: '#777777', accentText: '#6f6f6f' };
  expect(contrastOf('#6f6f6f', '#fffdf9')).toBeGreaterThan(4.5);
  expect(faintColours(colours).map(({ name }) => name)).toContain('accentText');
});

test('the tints stay light enough for the site’s own text', () => {
  expect(contrastOf(brandShades(usualColours)['--orange-tint'] ?? '', '#1f2a16')).toBeGreaterThan(12);
});

test('a dark green fill is told too, and a text that is read on white is not', () => {
  expect(faintColours({ ...usualColours, fresh: '#1e3a0a' }).map(({ name }) => name)).toContain('fresh');
});

test('a text is read against the grounds of the site', () => {
  const colours = { ...usualColours, accent: '#ffffff', accentText: '#777777' };
  expect(brandContrast('accentText', colours)).toBe(contrastOf('#777777', '#f7f3ea'));
});

test('a colour is six figures of sixteen after a hash', () => {
  expect(['#ef7622', '#EF7622', 'ef7622', '#ef762', 'red'].map(isColour)).toEqual([true, true, false, false, false]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Banner, type BannerProps } from './Banner.tsx';

const drawBanner = (props: Partial<BannerProps>) => renderToStaticMarkup(<Banner title="Produits" {...props} />);

/** The style of the banner itself, property by property. */
function styleOf(props: Partial<BannerProps>): Record<string, string> {
  const [, style = ''] = /^<div[^>]* style="([^"]*)"/.exec(drawBanner(props)) ?? [];
  const declarations = style.replaceAll('&quot;', '"').split(';');
  return Object.fromEntries(
    declarations.map((declaration): [string, string] => [
      declaration.slice(0, declaration.indexOf(':')),
      declaration.slice(declaration.indexOf(':') + 1),
    ]),
  );
}

test('a banner is 120 px high, as wide as its place, and fades in, unless it is told otherwise', () => {
  expect(styleOf({})).toEqual({ width: '100%', 'min-height': '120px', 'animation-name': 'fadeIn' });
});

test('its title is the screen’s heading', () => {
  expect(drawBanner({})).toMatch(/<h1[^>]*>Produits<\/h1>/);
});

test('it shows a script subtitle, and nothing in its place without one', () => {
  expect([
    drawBanner({ titleScript: 'de saison' }).includes('<p>de saison</p>'),
    drawBanner({}).includes('<p>'),
  ]).toEqual([true, false]);
});

test.each([
  ['width', { width: '640px' }, 'width', '640px'],
  ['height', { height: '200px' }, 'min-height', '200px'],
  ['background colour', { background: '#eef6e2' }, 'background', '#eef6e2'],
  ['background image', { background: '/dahl.jpg' }, 'background-image', 'url("/dahl.jpg")'],
  [
    'background image elsewhere',
    { background: 'https://example.com/a.jpg' },
    'background-image',
    'url("https://example.com/a.jpg")',
  ],
  ['animation', { animation: 'slideIn' }, 'animation-name', 'slideIn'],
])('its %s can be said', (_, props, property, value) => {
  expect(styleOf(props)[property]).toBe(value);
});

test('it shows a picture, styled as told, that says nothing to who cannot see it', () => {
  expect(drawBanner({ img: '/dahl.jpg', imgStyle: { borderRadius: '50%' } })).toContain(
    '<img src="/dahl.jpg" alt="" style="border-radius:50%"/>',
  );
  expect(drawBanner({})).not.toContain('<img');
});

test('it takes a class of its caller’s', () => {
  expect(drawBanner({ customClass: 'festive' })).toMatch(/^<div class="[^"]*\bfestive"/);
});

test('its white variant is told from the usual one', () => {
  const classOf = (white: boolean) =>
    /^<div class="([^"]*)"/.exec(drawBanner({ white }))?.[1]?.trim().split(/\s+/).length;
  expect([classOf(false), classOf(true)]).toEqual([1, 2]);
});

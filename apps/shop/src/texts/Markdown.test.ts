import { expect, test } from 'vitest';
import { markdownHtml } from './Markdown.tsx';

test('what a house writes becomes paragraphs, lists, headings, emphasis and links', () => {
  expect(markdownHtml('# Bio\n\nTout est **frais**, et *local*.\n\n- un\n- deux')).toBe(
    '<h3>Bio</h3><p>Tout est <strong>frais</strong>, et <em>local</em>.</p><ul><li><p>un</p></li><li><p>deux</p></li></ul>',
  );
  expect(markdownHtml('[Nous écrire](/contact), [appeler](tel:+33140506070)')).toBe(
    '<p><a href="/contact">Nous écrire</a>, <a href="tel:+33140506070">appeler</a></p>',
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<img src=x onerror=alert(1)>'],
  ['a style', 'Bonjour <b style="position:fixed">vous</b>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
])('HTML that somebody types, %s, stays text', (_, typedText) => {
  expect(markdownHtml(typedText)).not.toMatch(/<(?!\/?p>)/);
  expect(markdownHtml(typedText)).toContain('&lt;');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'java&#10;script:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
])('a link to %s leads nowhere', (address) => {
  expect(markdownHtml(`[lisez](<${address}>)`)).not.toContain('href');
  expect(markdownHtml(`<${address}>`)).not.toContain('href="j');
  expect(markdownHtml(`[lisez][1]\n\n[1]: <${address}>`)).not.toContain('href');
});

test('a picture from elsewhere is not loaded: its description stands there', () => {
  expect(markdownHtml('![Le chef](https://evil.example/pixel.png "x")')).toBe('<p>Le chef</p>');
  expect(markdownHtml('![Le chef][p]\n\n[p]: https://evil.example/pixel.png')).not.toContain('evil');
});

test('what breaks out of an attribute stays in it', () => {
  expect(markdownHtml('[a](https://ok.example/"onclick="alert(1))')).not.toMatch(/"\s*onclick/);
});

test.each([
  ['quotations within each other', '>'.repeat(29_000)],
  ['lists within each other', '- '.repeat(14_000)],
  ['one quotation after the other', '> a\n\n'.repeat(5800)],
  ['underlined headings', 'a\n=\n'.repeat(7500)],
  ['stars', `${'*'.repeat(14_000)}a${'*'.repeat(14_000)}`],
])('a text that is nothing but %s stays as it was typed, since reading it would take minutes', (_, text) => {
  expect(markdownHtml(text)).toMatch(/^<p>(?:&gt;|- |\*|a)/);
  expect(markdownHtml(text)).not.toMatch(/<(?!\/?p>)/);
});

test('long terms with all that people write keep their form', () => {
  const article = '## Article\n\n1. **Un** : voir [là](/contact)\n2. *deux*\n\n> Attention\n\n---\n\n';
  const html = markdownHtml(article.repeat(100));
  expect(html.match(/<blockquote>/g)).toHaveLength(100);
});

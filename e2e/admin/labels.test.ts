import { formatSizes, labelFormats } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import type { Locator } from 'playwright-core';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn } = await openBrowser(sharedSite());
const { page, visit } = await signedIn();
const labels = page.locator('main section:has(header)');

/** Heights in millimetres of a small x, and texts that stand outside of their label. */
const facts = (label: Locator) =>
  label.evaluateAll((sections) => {
    const millimetre = 96 / 25.4;
    return sections.map((section) => {
      const letter = section.appendChild(document.createElement('div'));
      letter.style.cssText = 'position: absolute; height: 100ex; width: 1px';
      const height = letter.getBoundingClientRect().height / 100 / millimetre;
      letter.remove();
      const frame = section.getBoundingClientRect();
      const cut = [...section.querySelectorAll('[data-unit]')].filter((unit) => {
        const { right, bottom } = unit.getBoundingClientRect();
        return right > frame.right + 1 || bottom > frame.bottom + 1;
      });
      return { height, cut: cut.map(({ textContent }) => textContent), text: section.textContent };
    });
  });

test.each(labelFormats)('on a %s letters are as high as the law wants, and no word is cut or lost', async (format) => {
  await visit(`/etiquettes?format=${format}`);
  await labels.first().waitFor();
  await expect.poll(() => page.locator('main section[aria-hidden]').count()).toBe(0);
  const pieces = await facts(labels);
  expect(pieces.length).toBeGreaterThan(8);
  expect(pieces.flatMap(({ cut }) => cut)).toEqual([]);
  expect(Math.min(...pieces.map(({ height }) => height))).toBeGreaterThanOrEqual(
    formatSizes[format].letterHeight - 0.005,
  );
  const firsts = pieces.filter(({ text }) => !/\d+\sg[2-9]\/\d/.test(text));
  const makers = pieces.filter(({ text }) => text.includes('Préparé par Maison Laurent'));
  expect([makers.length, pieces.filter(({ text }) => text.includes('Ingrédients')).length]).toEqual([
    firsts.length,
    firsts.length,
  ]);
});

test('what is printed is kept, and is printed again as it was, each label of a roll on its own page', async () => {
  await visit('/etiquettes?format=small-roll');
  await labels.first().waitFor();
  const [number = ''] = /\d{4}-\d{6}/.exec(await labels.first().innerText()) ?? [];
  await visit(`/etiquettes?format=small-roll&order=${number}`);
  await labels.first().waitFor();
  await page.getByRole('button', { name: /^Imprimer \d+ étiquettes?$/ }).click();
  await page.getByText('Telles qu’imprimées par').waitFor();
  const count = await labels.count();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  expect(text.filter((printed) => printed.trim() !== '')).toHaveLength(count);
  await page.getByRole('button', { name: 'Revenir aux étiquettes du jour' }).click();
  await page
    .getByRole('button', { name: /58 × 40/ })
    .last()
    .click();
  await page.getByText('Telles qu’imprimées par').waitFor();
  expect(await labels.count()).toBe(count);
});

import { labels as contract } from '@traiteur/contract/kitchen/labels.ts';
import { formatSizes, labelFormats } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import type { Locator } from 'playwright-core';
import { extractText } from 'unpdf';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, client } = await openBrowser(sharedSite());
const api = await client(claire);
const { page, visit } = await signedIn();
const labels = page.locator('main section:has([data-unit])');

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
  const texts = pieces.reduce<string[]>(
    (wholes, { text }) =>
      /\d+\s(?:g|ml)[2-9]\/\d/.test(text) ? [...wholes.slice(0, -1), `${wholes.at(-1)}${text}`] : [...wholes, text],
    [],
  );
  const incompleteTexts = texts.filter(
    (text) => !text.includes('Ingrédients') || !text.includes('Préparé par Maison Laurent'),
  );
  expect(incompleteTexts).toEqual([]);
});

test('what is drunk says its volume, and the nutrition of 100 ml and of the portion, on its pages too', async () => {
  const { dishes, portions } = await api.call('labels', 'getLabels', {});
  const drink = portions.find(({ dish }) => dishes[dish]?.density);
  if (!drink) throw new Error('the demonstration has drinks and soups on every day');
  const { netWeight, density } = dishes[drink.dish] ?? {};
  const volume = `${Math.round((netWeight ?? 0) / (density ?? 1))} ml`;
  await visit(`/etiquettes?format=sheet&order=${drink.recipient.number}`);
  const label = labels.filter({ hasText: 'Pour 100 ml' }).first();
  await label.waitFor();
  const text = (await label.innerText()).replace(/\s/gu, ' ');
  expect([text.includes(volume), text.includes(`Par portion (${volume})`)]).toEqual([true, true]);
  expect(/\d g Ingr/.test(text)).toBe(false);
  const { productId, url } = dishes[drink.dish] ?? {};
  const sitePage = await fetch(new URL(new URL(url?.fr ?? '').pathname, inject('sharedShopUrl')));
  const siteText = (await sitePage.text()).replace(/\s/gu, ' ');
  expect([siteText.includes('Pour 100 ml'), siteText.includes('Pour 100 g')]).toEqual([true, false]);
  await visit(`/produits/${productId}`);
  await page.getByRole('columnheader', { name: 'Pour 100 ml' }).waitFor();
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
  expect(text.join(' ')).toContain('Préparé par Maison Laurent');
  expect(text.join(' ')).toMatch(/\(par\s+portion\s+de\s/);
  expect(text.join(' ')).not.toContain('labels.');
  await page.getByRole('button', { name: 'Revenir aux étiquettes du jour' }).click();
  await page
    .getByRole('button', { name: /58 × 40/ })
    .last()
    .click();
  await page.getByText('Telles qu’imprimées par').waitFor();
  expect(await labels.count()).toBe(count);
});

test('what lacks a mention is named on the screen and on the last label, and all else is printed', async () => {
  const { page: dayPage, visit: visitDay } = await signedIn();
  await dayPage.route(/\/api\/labels\?/, async (route) => {
    const answer = await route.fetch();
    const day = z.parse(contract.operations.getLabels.result, await answer.json());
    const [portion] = day.portions;
    day.missing = day.missing.map((mentions, dish) => (dish === portion?.dish ? ['netWeight'] : mentions));
    await route.fulfill({ response: answer, json: day });
  });
  const { date } = await api.call('labels', 'getLabels', {});
  await visitDay(`/etiquettes?format=sheet&date=${date}`);
  const alarm = dayPage.getByRole('region', { name: /elles ne s’impriment pas/ });
  const [name = ''] = (await alarm.getByRole('listitem').innerText()).split(' (');
  await alarm.getByRole('link', { name: 'la quantité nette' }).waitFor();
  await dayPage.getByRole('button', { name: /^Imprimer \d+ étiquettes$/ }).click();
  await dayPage.getByText('Telles qu’imprimées par').waitFor();
  await dayPage
    .getByRole('region', { name: /sans étiquette/ })
    .getByText(name)
    .waitFor();
  const { text } = await extractText(new Uint8Array(await dayPage.pdf({ preferCSSPageSize: true })), {
    mergePages: false,
  });
  expect(text.filter((printed) => printed.trim() !== '').at(-1)).toContain('sans étiquette');
});

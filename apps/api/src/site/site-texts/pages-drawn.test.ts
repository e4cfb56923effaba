import { usualSiteTexts } from '@traiteur/words/site/usual-site-texts.ts';
import { expect, test } from 'vitest';
import { pagesDrawn } from './pages-drawn.ts';

const texts = usualSiteTexts('Chez Claire');
const inBoth = (text: string) => ({ fr: text, en: text });

test('what one page draws of a language stands together', () => {
  const section = (text: string) => ({ title: inBoth('Section'), text: inBoth(text) });
  expect(pagesDrawn({ ...texts, legal: [section('Un'), section('Deux')] })).toContainEqual([
    { field: 'legal.0.text.fr', text: 'Un' },
    { field: 'legal.1.text.fr', text: 'Deux' },
  ]);
});

test('a text is drawn with its figures, and also without the paragraphs whose figures a house may lack', () => {
  const pages = pagesDrawn({ ...texts, terms: inBoth('{brand}\n\n{free}\n\n{fee}\n\nfin') });
  expect(pages.flat().filter(({ field }) => field === 'terms.fr')).toEqual([
    { field: 'terms.fr', text: 'Chez Claire\n\n1 000,00 €\n\n1 000,00 €\n\nfin' },
    { field: 'terms.fr', text: 'Chez Claire\n\n1 000,00 €\n\nfin' },
    { field: 'terms.fr', text: 'Chez Claire\n\nfin' },
  ]);
});

import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { type FigureValues, withFigures } from '@traiteur/domain/site/figures.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';

export interface PageText {
  field: string;
  /** Markdown. */
  text: string;
}

/** The Markdown of each page of the site in each language, also where the house lacks figures that it names. */
export function pagesDrawn(texts: SiteTextsInput): PageText[][] {
  const pages = bilingualPages(texts).flatMap((page) =>
    (['fr', 'en'] as const).flatMap((locale) =>
      figuresOf(texts.brand.name).map((values) =>
        page.map(([field, text]) => ({ field: `${field}.${locale}`, text: withFigures(text[locale], values) })),
      ),
    ),
  );
  return [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];
}

const bilingualPages = ({ about, terms, contact, legal, questions }: SiteTextsInput): [string, Bilingual][][] => [
  [['about', about]],
  [['terms', terms]],
  [['contact.text', contact.text]],
  legal.map(({ text }, row) => [`legal.${row}.text`, text]),
  questions.map(({ answer }, row) => [`questions.${row}.answer`, answer]),
];

/** Of a house with all figures, without some, without delivery: their paragraphs are left out. */
function figuresOf(brand: string): FigureValues[] {
  const [hours, money] = ['48 heures', '1 000,00 €'];
  const withAll = {
    brand,
    choices: '10',
    vegetarian: 'Végétarien',
    allergens: '14',
    payments: 'à la livraison, par virement ou en ligne par carte',
    notice: hours,
    promise: hours,
    fee: money,
    free: money,
  };
  const withoutFree = { ...withAll, free: undefined, vegetarian: undefined, allergens: undefined, choices: undefined };
  return [withAll, withoutFree, { ...withoutFree, notice: undefined, promise: undefined, fee: undefined }];
}

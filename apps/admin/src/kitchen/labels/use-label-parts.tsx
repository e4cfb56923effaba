import type { LabelDish, LabelPrint, LabelRecipient } from '@traiteur/contract/kitchen/labels.ts';
import { allergenParts, unnamedAllergens } from '@traiteur/domain/catalogue/ingredient-texts/allergen-parts.ts';
import type { LabelFormat } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocale, useTranslations } from 'use-intl';
import { QrCode } from '../../access/second-factor/QrCode.tsx';
import type { LabelPart } from './label-units.ts';
import { NutritionTable } from './NutritionTable.tsx';
import { useNetQuantity } from './use-net-quantity.ts';
import { useNutritionRows } from './use-nutrition-rows.ts';
import { hasWarnings, RecipientWarnings } from './RecipientWarnings.tsx';

interface LabelSource {
  format: LabelFormat;
  maker: LabelPrint['maker'];
  dish: LabelDish;
  recipient: LabelRecipient;
}

/** What a label says below its head, in order: whose it is and what is dangerous first. */
export function useLabelParts({ format, maker, dish, recipient }: LabelSource): LabelPart[] {
  const words = useTranslations('labels');
  const dates = useDates();
  const locale = useLocale() === 'en' ? 'en' : 'fr';
  const slot = `${recipient.zoneName[locale]} ${dates.span(recipient.start, recipient.end)}`;
  const client = [recipient.client, recipient.number, slot].filter(Boolean).join(' · ');
  const rows = useNutritionRows(dish);
  const amount = dish.density ? '100\u00a0ml' : '100\u00a0g';
  const lines = rows.map(({ name, per100, perPortion }) => `${name} ${per100} (${perPortion})`);
  const nutritionLine = words('nutritionLine', { amount, portion: useNetQuantity(dish) });
  const { name: house, address, city } = maker;
  const parts: (LabelPart | false)[] = [
    {
      key: 'page',
      isBeside: true,
      node: <QrCode text={dish.url[locale]} label={words('page', { name: dish.name[locale] })} />,
    },
    recipient.eater !== '' && { key: 'eater', style: 'eater', words: [{ text: recipient.eater }] },
    { key: 'client', style: 'client', words: [{ text: client }] },
    hasWarnings(recipient) && { key: 'warnings', node: <RecipientWarnings dish={dish} recipient={recipient} /> },
    {
      key: 'ingredients',
      language: locale,
      words: [
        { text: `${words('ingredients')} ` },
        ...allergenParts(dish.ingredients[locale], locale, recipient.allergens).map(({ text, isAllergen }) => ({
          text,
          isBold: isAllergen,
        })),
      ],
    },
    {
      key: 'contents',
      words: contentsOf(recipient, dish, locale).map((names) => ({ text: words('contents', { names }), isBold: true })),
    },
    {
      key: 'traces',
      words: tracesOf(recipient, dish, locale).map((text) => ({ text: words('traces', { names: text }) })),
    },
    dish.meatOrigin[locale] !== '' && {
      key: 'meatOrigin',
      words: [{ text: words('meatOrigin', { origin: dish.meatOrigin[locale] }) }],
    },
    dish.useBy !== null && {
      key: 'useBy',
      words: [
        { text: `${words('useBy', { date: dates.date(dish.useBy) })} `, isBold: true },
        { text: `${sentence(dish.keeping[locale])} ` },
        // It is copied from the label by hand: its parts stay on one line.
        { text: dish.lot.replaceAll(' ', '\u00a0') },
      ],
    },
    dish.reheating[locale] !== '' && {
      key: 'reheating',
      words: [{ text: `${words('reheating')} ${sentence(dish.reheating[locale])}` }],
    },
    rows.length > 0 &&
      (format === 'small-roll'
        ? { key: 'nutrition', words: [{ text: `${nutritionLine} ${lines.join(' ; ')}` }] }
        : { key: 'nutrition', node: <NutritionTable dish={dish} /> }),
    { key: 'maker', words: [{ text: words('madeBy', { maker: [house, address, city].filter(Boolean).join(', ') }) }] },
  ];
  return parts.filter((part) => part !== false);
}

const sentence = (text: string) => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** Somebody declared it beside what the list names: it stands on no other paper that goes out. */
function contentsOf({ allergens }: LabelRecipient, { ingredients }: LabelDish, locale: 'fr' | 'en'): string[] {
  const [list = ''] = ingredients[locale].split(ofTraces);
  const contained = allergens.filter(({ presence }) => presence === 'contains');
  const names = unnamedAllergens(list, locale, contained).map(({ name }) => name[locale].toLowerCase());
  return names.length > 0 ? [names.join(', ')] : [];
}

const ofTraces = /peut contenir|may contain/i;

/** A list that a recipe writes tells them itself. */
function tracesOf({ allergens }: LabelRecipient, { ingredients }: LabelDish, locale: 'fr' | 'en'): string[] {
  const [, ending = ''] = ingredients[locale].toLowerCase().split(ofTraces);
  const names = allergens
    .filter(({ presence }) => presence === 'may_contain')
    .map(({ name }) => name[locale].toLowerCase())
    .filter((name) => !ending.includes(name));
  return names.length > 0 ? [names.join(', ')] : [];
}

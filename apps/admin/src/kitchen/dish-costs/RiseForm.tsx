import type { PriceRise } from '@traiteur/contract/kitchen/price-rises.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { typedNumber } from '@traiteur/kit/form/typed-number.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './DishCosts.module.css';
import type { RiseWish } from './price-rise-wish.ts';

interface RiseFormProps {
  rise: PriceRise;
  wish: RiseWish;
  onCalculate: (values: { article?: string; percent?: string; price?: string }) => void;
}

/** A percentage, or what a pack of one article would cost. What cannot be read stays typed. */
export function RiseForm({ rise: { articles }, wish, onCalculate }: RiseFormProps) {
  const words = useTranslations('dishCosts');
  const locale = useLocale();
  const { formatMoney, readMoney } = useKitSettings();
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  const [article, setArticle] = useState(wish.article ?? 0);
  const [percent, setPercent] = useState(wish.percent === undefined ? '' : plain.format(wish.percent / 100));
  const [price, setPrice] = useState(wish.price === undefined ? '' : formatMoney(wish.price));
  const [fault, setFault] = useState<'percent' | 'price'>();
  function calculate(event: FormEvent) {
    event.preventDefault();
    const chosenArticle = article === 0 ? {} : { article: String(article) };
    if (article !== 0 && price.trim() !== '') {
      const cents = readMoney(price);
      setFault(cents === undefined ? 'price' : undefined);
      if (cents !== undefined) onCalculate({ ...chosenArticle, price: String(cents) });
      return;
    }
    const hundredths = hundredthsIn(percent, locale);
    setFault(hundredths === undefined ? 'percent' : undefined);
    if (hundredths !== undefined) onCalculate({ ...chosenArticle, percent: String(hundredths) });
  }
  return (
    <form className={styles['rise']} onSubmit={calculate} noValidate>
      <PlainSelect
        label={words('rise.article')}
        options={[
          { value: 0, label: words('rise.everyArticle') },
          ...articles.map(({ id, name, supplier }) => ({ value: id, label: `${name} · ${supplier}` })),
        ]}
        value={article}
        leftover=""
        onChange={(id) => setArticle(id ?? 0)}
      />
      <PlainInput
        label={words('rise.percent')}
        value={percent}
        onChange={setPercent}
        error={fault === 'percent' && words('rise.badPercent')}
      />
      {article !== 0 && (
        <PlainInput
          label={words('rise.price')}
          value={price}
          onChange={setPrice}
          error={fault === 'price' && words('rise.badPrice')}
        />
      )}
      <Button variant="primary" type="submit">
        {words('rise.calculate')}
      </Button>
    </form>
  );
}

/** Undefined where it is no percentage of two decimals between −100 and 1000. */
function hundredthsIn(text: string, locale: string): number | undefined {
  const value = typedNumber(text, locale);
  if (value === undefined) return undefined;
  const hundredths = Math.round(value * 100);
  return Math.abs(hundredths - value * 100) < 1e-6 && hundredths >= -10_000 && hundredths <= 100_000
    ? hundredths
    : undefined;
}

import type { SupplierInvoiceLine } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useLocale, useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import styles from './SupplierInvoices.module.css';

/** From what the article costs now to what this line says, and the dishes that it is in. */
export function PriceChange({ line: { article, packPrice, isOutdated, dishes } }: { line: SupplierInvoiceLine }) {
  const to = useTo();
  const locale = useLocale();
  const words = useTranslations('supplierInvoices');
  const { formatMoney } = useKitSettings();
  if (!article || packPrice === null || packPrice === article.price) return null;
  const share = article.price === 0 ? null : (packPrice - article.price) / article.price;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' });
  return (
    <p className={styles['change']}>
      {words('line.from', { before: formatMoney(article.price), after: formatMoney(packPrice) })}{' '}
      {share !== null && (
        <b className={share > 0 ? styles['up'] : styles['down']}>
          {share > 0 ? '▲' : '▼'} {percent.format(share).replace('-', '−')}
        </b>
      )}{' '}
      {dishes > 0 && (
        <AppLink to={`${to('recipes')}?ingredientId=${article.ingredient.id}`}>
          {words('line.dishes', { count: dishes })}
        </AppLink>
      )}
      {isOutdated && <small>{words('line.outdated')}</small>}
    </p>
  );
}

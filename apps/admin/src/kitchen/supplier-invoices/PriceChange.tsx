import type { SupplierInvoiceLine } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { withMinusSign } from '@traiteur/domain/money/money.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useLocale, useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';
import { KitchenLink } from '../KitchenLink.tsx';
import styles from './SupplierInvoices.module.css';

/** From what the article costs now to what this line says, and what that makes of the dishes that it is in. */
export function PriceChange({ line: { article, packPrice, isOutdated, dishes } }: { line: SupplierInvoiceLine }) {
  const to = useTo();
  const { isOffered } = useFront();
  const screen = isOffered(site.screens.priceRise) ? 'priceRise' : 'recipes';
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
          {share > 0 ? '▲' : '▼'} {withMinusSign(percent.format(share))}
        </b>
      )}{' '}
      {dishes > 0 && (
        <KitchenLink
          screen={screen}
          to={
            screen === 'priceRise'
              ? `${to(screen)}?ingredient=${article.ingredient.id}&article=${article.id}&price=${packPrice}`
              : `${to(screen)}?ingredientId=${article.ingredient.id}`
          }
        >
          {words('line.dishes', { count: dishes })}
        </KitchenLink>
      )}
      {isOutdated && <small>{words('line.outdated')}</small>}
    </p>
  );
}

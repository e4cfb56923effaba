import type { WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import { nutrientAmount, nutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import { useLocale } from 'use-intl';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './MealPage.module.css';

/** Per portion of the usual size. */
export function Nutrition({ meal: { nutrition } }: { meal: Pick<WholeMeal, 'nutrition'> }) {
  const words = useShopWords('meal');
  const locale = useLocale();
  const rows = nutrients.flatMap((name) => {
    const amount = nutrition[name];
    return amount === null ? [] : [{ name, text: nutrientAmount(name, amount, locale) }];
  });
  if (rows.length === 0) return null;
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('nutrition')}</h2>
      <dl className={styles['nutrition']}>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{words(`nutrients.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

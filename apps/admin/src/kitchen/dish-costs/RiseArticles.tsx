import { Figures } from '@traiteur/kit/list/Figures.tsx';
import type { PriceRise } from '@traiteur/contract/kitchen/price-rises.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './DishCosts.module.css';
import { useCostWords } from './use-cost-words.ts';

type Article = PriceRise['articles'][number];

interface RiseArticlesProps {
  articles: readonly Article[];
  isRaised: boolean;
  action: ReactNode;
}

/** A rise of one article may make another one the cheapest. */
export function RiseArticles({ articles, isRaised, action }: RiseArticlesProps) {
  const words = useTranslations('dishCosts');
  const units = useTranslations('ingredients.units');
  const format = useFormatter();
  const { money } = useCostWords();
  return (
    <Card title={words('rise.articles')} aside={action}>
      <div className={styles['scrolled']} role="region" aria-label={words('rise.articles')} tabIndex={0}>
        <Figures isDense>
          <thead>
            <tr>
              <th scope="col">{words('rise.article')}</th>
              <th scope="col" className={styles['text']}>
                {words('rise.supplier')}
              </th>
              <th scope="col">{words('rise.pack')}</th>
              <th scope="col">{words('rise.kiloNow')}</th>
              {isRaised && <th scope="col">{words('rise.kiloThen')}</th>}
            </tr>
          </thead>
          <tbody>
            {articles.map(({ id, name, supplier, price, packQuantity, packUnit, ...article }) => (
              <tr key={id}>
                <th scope="row">
                  {name} {article.isBought && <Chip tone="ok">{words('rise.bought')}</Chip>}{' '}
                  {article.wouldBeBought && !article.isBought && <Chip tone="wait">{words('rise.wouldBeBought')}</Chip>}
                </th>
                <td className={styles['text']}>{supplier}</td>
                <td>
                  {format.number(packQuantity / 1000, { maximumFractionDigits: 3 })} {units(packUnit)} · {money(price)}
                </td>
                <td>{money(article.kiloPrice)}</td>
                {isRaised && <td>{money(article.raisedKiloPrice)}</td>}
              </tr>
            ))}
          </tbody>
        </Figures>
      </div>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ProductionPlan } from '@traiteur/contract/delivery/production.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { PrintedHead } from '@traiteur/kit/look/screen/PrintedHead.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecipeCard } from './RecipeCard.tsx';
import { recipeCardsQuery } from './production-queries.ts';
import styles from './RecipeCards.module.css';

interface RecipeCardsProps {
  date: string;
  stations: ProductionPlan['stations'];
  /** Undefined: all. */
  station: number | undefined;
}

/** The recipes of a date, scaled to it, each on a page of its own. */
export function RecipeCards({ date, stations, station }: RecipeCardsProps) {
  const words = useTranslations('production.card');
  const { browser } = useFront();
  const query = useQuery(recipeCardsQuery(useApi(), date));
  const [paper, setPaper] = useState<'a4' | 'a5'>('a4');
  /** Null: all of them. */
  const [onlyId, setOnlyId] = useState<number | null>(null);
  const print = (id: number | null) => {
    setOnlyId(id);
    // Once it is drawn alone.
    setTimeout(browser.print);
  };
  return (
    <Shown
      query={query}
      quiet={query.data !== undefined}
      card="message"
      shape={<Skeleton width="100%" height={320} />}
      empty={({ cards }) => cards.length === 0 && words('empty')}
    >
      {({ cards }) => (
        <>
          <PrintedHead page={`cards-${paper}`} />
          <p className={`${styles['tools']} no-print`}>
            <FilterSelect
              label={words('paper')}
              all={words('papers.a4')}
              options={[{ value: 'a5', label: words('papers.a5') }]}
              value={paper === 'a5' ? 'a5' : ''}
              onChange={(size) => setPaper(size === 'a5' ? 'a5' : 'a4')}
            />
            <Button onClick={() => print(null)}>{words('every')}</Button>
          </p>
          <div className={`${styles['cards']} ${styles[paper]}`}>
            {cards
              .filter(({ stationId }) => station === undefined || stationId === station)
              .map((card) => (
                <RecipeCard
                  key={card.recipeId}
                  card={card}
                  date={date}
                  station={stations.find(({ id }) => id === card.stationId)?.name}
                  isPrinted={onlyId === null || onlyId === card.recipeId}
                  onPrint={() => print(card.recipeId)}
                />
              ))}
          </div>
        </>
      )}
    </Shown>
  );
}

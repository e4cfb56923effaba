import { useQuery } from '@tanstack/react-query';
import type { PriceRise } from '@traiteur/contract/kitchen/price-rises.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { EmptyState } from '@traiteur/kit/look/EmptyState.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';
import { recipePartsQuery } from '../recipes/recipe-queries.ts';
import { CostWords } from './CostWords.tsx';
import styles from './DishCosts.module.css';
import { priceRiseQuery } from './dish-cost-queries.ts';
import { PriceHistory } from './PriceHistory.tsx';
import { type RiseWish, riseWish } from './price-rise-wish.ts';
import { RiseArticles } from './RiseArticles.tsx';
import { RiseDishes } from './RiseDishes.tsx';
import { RiseForm } from './RiseForm.tsx';
import { useCostWords } from './use-cost-words.ts';

export default function PriceRisePage() {
  return (
    <CostWords>
      <Rise />
    </CostWords>
  );
}

function Rise() {
  const api = useApi();
  const words = useTranslations('dishCosts');
  const { query: wish, change } = useQueryInAddress(riseWish);
  const { ingredient, article, price, percent } = wish;
  const query = useQuery(
    priceRiseQuery(api, ingredient, { articleId: article, ...(price === undefined ? { percent } : { price }) }),
  );
  return (
    <Screen title={words('menu')} subtitle={words('menuSubtitle')}>
      <Stack>
        <Card className="no-print">
          <div className={styles['choice']}>
            <IngredientChoice
              value={ingredient ?? null}
              onChoose={(id) => change({ ingredient: String(id), article: null, price: null })}
            />
            {query.data && ingredient !== undefined && (
              <RiseForm
                key={`${ingredient} ${article} ${percent} ${price}`}
                rise={query.data}
                wish={wish}
                onCalculate={(values) => change({ article: null, percent: null, price: null, ...values })}
              />
            )}
          </div>
        </Card>
        {ingredient === undefined ? (
          <Card>
            <EmptyState>{words('rise.choose')}</EmptyState>
          </Card>
        ) : (
          <Shown query={query} card="message" shape={<Skeleton width="100%" height={320} />}>
            {(rise) => <Result rise={rise} wish={wish} />}
          </Shown>
        )}
      </Stack>
    </Screen>
  );
}

interface IngredientChoiceProps {
  value: number | null;
  onChoose: (id: number) => void;
}

function IngredientChoice({ value, onChoose }: IngredientChoiceProps) {
  const words = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const { data } = useQuery(recipePartsQuery(useApi()));
  const [leftover, setLeftover] = useState('');
  return (
    <PlainSelect
      label={words('rise.ingredient')}
      options={(data?.ingredients ?? []).map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
      value={value}
      leftover={leftover}
      onChange={(id, text) => {
        setLeftover(text);
        if (id !== null && id !== value) onChoose(id);
      }}
    />
  );
}

function Result({ rise, wish }: { rise: PriceRise; wish: RiseWish }) {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations('dishCosts');
  const nameOf = useLocalName();
  const { money } = useCostWords();
  const { ingredient, articles, dishes } = rise;
  const kiloNow = articles.find(({ isBought }) => isBought)?.kiloPrice ?? null;
  const kiloThen = articles.find(({ wouldBeBought }) => wouldBeBought)?.raisedKiloPrice ?? null;
  const isRaised = wish.percent !== undefined || wish.price !== undefined;
  const toIngredient = isOffered(site.screens.ingredientEdit) && (
    <ButtonLink to={to('ingredientEdit', { id: ingredient.id })}>{words('rise.openIngredient')}</ButtonLink>
  );
  if (kiloNow === null)
    return (
      <Card>
        <EmptyState action={toIngredient}>{words('rise.unpriced')}</EmptyState>
      </Card>
    );
  return (
    <>
      {isRaised && (
        <p role="status">
          {words('rise.sentence', {
            count: dishes.length,
            name: nameOf(ingredient.name),
            before: money(kiloNow),
            after: money(kiloThen),
          })}
        </p>
      )}
      <RiseDishes dishes={dishes} isRaised={isRaised} />
      <RiseArticles articles={articles} isRaised={isRaised} action={toIngredient} />
      <PriceHistory rise={rise} />
    </>
  );
}

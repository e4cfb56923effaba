import type { LabelDish, Labels } from '@traiteur/contract/kitchen/labels.ts';
import type { LabelMention } from '@traiteur/domain/kitchen/labels/missing-mentions.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import styles from './Labels.module.css';

interface MissingMentionsProps {
  day: Labels;
  /** Portions by the place of their dish. */
  counts: ReadonlyMap<number, number>;
}

/** By dish, each with the way to where it is filled in. */
export function MissingMentions({ day: { dishes, missing }, counts }: MissingMentionsProps) {
  const words = useTranslations('labels');
  const nameOf = useLocalName();
  const placeOf = usePlaceOf();
  const gaps = [...counts].flatMap(([place, count]) => {
    const [dish, mentions = []] = [dishes[place], missing[place]];
    return dish && mentions.length > 0 ? [{ dish, mentions, count }] : [];
  });
  if (gaps.length === 0) return null;
  return (
    <div className="no-print">
      <Alarm tone="warning" title={words('missing')}>
        <ul className={styles['missing']}>
          {gaps.map(({ dish, mentions, count }) => (
            <li key={`${dish.productId} ${dish.sizeId} ${dish.lot}`}>
              {words('missingOf', {
                portions: words('portions', { dish: nameOf(dish.name), size: nameOf(dish.sizeName), count }),
              })}{' '}
              {mentions.map((mention, index) => (
                <Fragment key={mention}>
                  {index > 0 && ', '}
                  <OfferedLink to={placeOf(mention, dish)}>{words(`mentions.${mention}`)}</OfferedLink>
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </Alarm>
    </div>
  );
}

function usePlaceOf(): (mention: LabelMention, dish: LabelDish) => string {
  const to = useTo();
  return (mention, { productId, recipeId, originlessIngredientId }) => {
    if (mention === 'meatOrigin' && originlessIngredientId !== null)
      return to('ingredientEdit', { id: originlessIngredientId });
    if (mention === 'maker') return to('company');
    const isOfPot = ['ingredients', 'allergens', 'netWeight', 'nutrition'].includes(mention);
    return isOfPot && recipeId !== null ? to('recipeEdit', { id: recipeId }) : to('productEdit', { id: productId });
  };
}

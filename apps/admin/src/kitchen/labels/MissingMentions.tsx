import type { LabelDish, Labels } from '@traiteur/contract/kitchen/labels.ts';
import type { LabelMention } from '@traiteur/domain/kitchen/labels/missing-mentions.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import styles from './Labels.module.css';

/** By dish, each with the way to where it is filled in. */
export function MissingMentions({ day: { dishes, missing }, places }: { day: Labels; places: readonly number[] }) {
  const words = useTranslations('labels');
  const nameOf = useLocalName();
  const placeOf = usePlaceOf();
  const gaps = places.flatMap((place) => {
    const [dish, mentions = []] = [dishes[place], missing[place]];
    return dish && mentions.length > 0 ? [{ dish, mentions }] : [];
  });
  if (gaps.length === 0) return null;
  return (
    <div className="no-print">
      <Alarm tone="warning" title={words('missing', { count: gaps.length })}>
        <ul className={styles['missing']}>
          {gaps.map(({ dish, mentions }) => (
            <li key={`${dish.productId} ${dish.sizeId}`}>
              {words('missingOf', { dish: nameOf(dish.name), size: nameOf(dish.sizeName) })}{' '}
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
  return (mention, { productId, recipeId }) => {
    if (mention === 'maker') return to('company');
    const isOfPot = ['ingredients', 'allergens', 'netWeight', 'nutrition'].includes(mention);
    return isOfPot && recipeId !== null ? to('recipeEdit', { id: recipeId }) : to('productEdit', { id: productId });
  };
}

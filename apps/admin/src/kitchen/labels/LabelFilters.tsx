import type { Labels } from '@traiteur/contract/kitchen/labels.ts';
import { labelRound } from '@traiteur/domain/kitchen/labels/label-rounds.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import type { QueryChange } from '@traiteur/front/routing/use-query-in-address.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import type { labelQuery } from './label-queries.ts';

export type LabelWish = z.output<typeof labelQuery>;

/** What is chosen of a day: each choice narrows. */
export const portionsOf = ({ dishes, portions }: Labels, { round, dish, order }: LabelWish): Labels['portions'] =>
  portions.filter(
    (portion) =>
      (!round || labelRound(portion.recipient) === round) &&
      (!dish || dishes[portion.dish]?.productId === Number(dish)) &&
      (!order || portion.recipient.number === order),
  );

interface LabelFiltersProps {
  day: Labels;
  wish: LabelWish;
  change: (values: QueryChange<typeof labelQuery>) => void;
}

export function LabelFilters({ day, wish, change }: LabelFiltersProps) {
  const words = useTranslations('labels');
  const nameOf = useLocalName();
  const dates = useDates();
  const rounds = new Map(day.portions.map(({ recipient }) => [labelRound(recipient), recipient]));
  const dishes = new Map(day.dishes.map(({ productId, name }) => [productId, name]));
  const orders = new Map(day.portions.map(({ recipient }) => [recipient.number, recipient.client]));
  return (
    <>
      <FilterSelect
        label={words('round')}
        all={words('everyRound')}
        options={[...rounds].map(([value, { zoneName, start, end }]) => ({
          value,
          label: `${nameOf(zoneName)}, ${dates.span(start, end)}`,
        }))}
        value={wish.round ?? ''}
        onChange={(round) => change({ round: round ?? null })}
      />
      <FilterSelect
        label={words('dish')}
        all={words('everyDish')}
        options={[...dishes].map(([id, name]) => ({ value: String(id), label: nameOf(name) }))}
        value={wish.dish ?? ''}
        onChange={(dish) => change({ dish: dish ?? null })}
      />
      <FilterSelect
        label={words('order')}
        all={words('everyOrder')}
        options={[...orders].map(([number, client]) => ({ value: number, label: `${client} · ${number}` }))}
        value={wish.order ?? ''}
        onChange={(order) => change({ order: order ?? null })}
      />
    </>
  );
}

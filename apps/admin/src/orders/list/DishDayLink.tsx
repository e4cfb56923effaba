import { useFront } from '@traiteur/front/front.ts';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import type { ListFilters } from '../../list/use-list.ts';
import { useDishDayLink } from '../run-out/use-dish-day-link.ts';

/** Where the list shows the orders of one dish on one day: links to that dish's day. */
export function DishDayLink({ list }: { list: ListFilters<'orders'> }) {
  const words = useTranslations('orders.runOut');
  const linkTo = useDishDayLink();
  const { isOffered } = useFront();
  const [id, from, to] = (['productId', 'deliveryFrom', 'deliveryTo'] as const).map((name) => list.field(name).value);
  if (!id || !from || from !== to || !isOffered(site.screens.dishDay)) return null;
  return <ButtonLink to={linkTo(Number(id), from)}>{words('dishOfDay')}</ButtonLink>;
}

import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import { largestPrint } from '@traiteur/contract/orders/order-papers.ts';
import { useFront } from '@traiteur/front/front.ts';
import type { RowChoice } from '@traiteur/kit/list/use-row-choice.ts';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { type PapersQuery, usePapersLink } from './papers-queries.ts';

interface PrintOrdersButtonProps {
  choice: RowChoice<OrderRow>;
  matching: Readonly<Record<string, string | undefined>>;
  sort: string | undefined;
  /** As far as known. */
  count: number;
}

/** Links to the papers of the chosen orders, disabled where they are too many. */
export function PrintOrdersButton({ choice, matching, sort, count }: PrintOrdersButtonProps) {
  const { isOffered } = useFront();
  const words = useTranslations('orders.papers');
  const linkTo = usePapersLink();
  if (count === 0 || !isOffered(site.screens.orderPapers)) return null;
  if (count > largestPrint)
    return <Button disabledReason={words('tooMany', { most: largestPrint })}>{words('print')}</Button>;
  const chosenOrders = choice.all ? matching : { ids: choice.rows.map(({ id }) => id).join() };
  // The list took them from its own address, which the same query has checked.
  return <ButtonLink to={linkTo({ ...chosenOrders, sort } as PapersQuery)}>{words('print')}</ButtonLink>;
}

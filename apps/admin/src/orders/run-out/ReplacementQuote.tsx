import { useQuery } from '@tanstack/react-query';
import type { QuotedReplacement } from '@traiteur/contract/orders/replacements.ts';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useLocale, useTranslations } from 'use-intl';
import { useShortConflict } from '../allergies/use-short-conflict.ts';
import { replacementQuoteQuery } from './run-out-queries.ts';
import styles from './RunOut.module.css';

interface ReplacementQuoteProps {
  /** The replaced dish. */
  id: number;
  dish: ProductRow;
  ids: readonly number[];
  onBack: () => void;
  onReplace: (possibleIds: readonly number[]) => void;
}

/** What the other dish changes in each order: price, allergies, or why it is not possible. */
export function ReplacementQuote({ id, dish, ids, onBack, onReplace }: ReplacementQuoteProps) {
  const api = useApi();
  const { mailsLeave } = useFront().settings;
  const words = useTranslations('orders.runOut');
  const nameOf = useLocalName();
  const query = useQuery(replacementQuoteQuery(api, { id, byProductId: dish.id, ids }, useLocale()));
  const possibleIds = (query.data?.orders ?? []).filter(({ refusal }) => !refusal).map((order) => order.id);
  return (
    <Stack>
      <p>
        <strong>{words('by', { dish: nameOf(dish.name) })}</strong>
      </p>
      <Shown query={query} shape={<Skeleton width="100%" height={120} />}>
        {({ orders }) => (
          <>
            <p role="status">
              <strong>{words('possible', { count: possibleIds.length })}</strong>
            </p>
            <ul className={`${styles['quotes']} scrolls`}>
              {orders.map((order) => (
                <QuotedOrder key={order.id} order={order} dish={dish} />
              ))}
            </ul>
          </>
        )}
      </Shown>
      {possibleIds.length > 0 && <p className="hint">{words(mailsLeave ? 'told' : 'notTold')}</p>}
      <div className="dialog-actions">
        <Button onClick={onBack}>{words('another')}</Button>
        <Button
          variant="primary"
          busy={query.isFetching}
          disabledReason={possibleIds.length === 0 ? words('possible', { count: 0 }) : undefined}
          onClick={() => onReplace(possibleIds)}
        >
          {words('doIt', { count: possibleIds.length })}
        </Button>
      </div>
    </Stack>
  );
}

function QuotedOrder({ order, dish }: { order: QuotedReplacement; dish: ProductRow }) {
  const short = useShortConflict();
  const { number, client, difference, conflicts, refusal } = order;
  return (
    <li className={styles['quote']}>
      <span>
        <strong>{client}</strong> <small className="hint">{number}</small>
      </span>
      <span className={styles['amount']}>{difference !== null && <Difference amount={difference} />}</span>
      {(refusal !== null || conflicts.length > 0) && (
        <div>
          {refusal && <p className={styles['refused']}>{refusal.message}</p>}
          {conflicts.map((conflict) => (
            <Chip key={conflict.allergenId} tone={conflict.mustOverride ? 'bad' : 'care'}>
              {short({ ...conflict, dish: dish.name })}
            </Chip>
          ))}
        </div>
      )}
    </li>
  );
}

function Difference({ amount }: { amount: number }) {
  const words = useTranslations('orders.runOut');
  const { formatMoney } = useKitSettings();
  if (amount === 0) return words('samePrice');
  return words(amount > 0 ? 'difference' : 'cheaper', { amount: formatMoney(Math.abs(amount)) });
}

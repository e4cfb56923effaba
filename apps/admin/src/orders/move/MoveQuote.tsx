import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { Refusals } from '../../list/batches/Refusals.tsx';
import styles from './MoveQuote.module.css';
import type { MoveQuoteState } from './use-move-quote.ts';

/** How many orders the slot accepts, and each refused one with its reason; more are looked at on demand. */
export function MoveQuote({ quote: { query, possible, refused, otherHours, left } }: { quote: MoveQuoteState }) {
  const words = useTranslations('orders.moves');
  return (
    <>
      <Shown query={query} shape={<Skeleton width="60%" />}>
        {() => (
          <div role="status">
            <strong>{words('possible', { count: possible })}</strong>
            {otherHours.length > 0 && <p>{words('otherHours', { count: otherHours.length })}</p>}
            {refused.length > 0 && (
              <div
                role="group"
                aria-label={words('impossible')}
                tabIndex={0}
                className={`${styles['refused']} scrolls`}
              >
                <Refusals refused={refused} />
              </div>
            )}
          </div>
        )}
      </Shown>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words('checkRest', { left })}
        </Button>
      )}
    </>
  );
}

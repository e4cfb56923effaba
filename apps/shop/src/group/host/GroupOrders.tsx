import type { GroupOrderRow } from '@traiteur/contract/own/group-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useState } from 'react';
import { SignInFirst } from '../../account/SignInFirst.tsx';
import { useAccount } from '../../account/use-account.ts';
import { TryAgain } from '../../form/TryAgain.tsx';
import { WaitingPanels } from '../../form/Waiting.tsx';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';
import { useMoney } from '../../site/language/use-money.ts';
import { type ShopMessages, useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import styles from '../Group.module.css';
import { PageTexts } from '../../site/language/PageTexts.tsx';
import { GroupOrderForm } from './GroupOrderForm.tsx';

interface GroupOrdersProps {
  isOnline: boolean;
  takesTransfers: boolean;
  texts: ShopMessages['groupOrders'];
}

export function GroupOrders({ texts, ...props }: GroupOrdersProps) {
  return (
    <PageTexts texts={{ groupOrders: texts }}>
      <OwnGroupOrders {...props} />
    </PageTexts>
  );
}

function OwnGroupOrders({ isOnline, takesTransfers }: Omit<GroupOrdersProps, 'texts'>) {
  const words = useShopWords('groupOrders');
  const to = useTo();
  const { call, browser } = useAlive();
  const { user, isKnown, isSomebody } = useAccount();
  const [isOpening, setOpening] = useState(false);
  const { value, failed, tryAgain, replace } = useRead(isSomebody ? 'group-orders' : undefined, () =>
    call('group-orders', 'listOwnGroupOrders', {}),
  );
  async function readMore(cursor: string): Promise<void> {
    const page = await call('group-orders', 'listOwnGroupOrders', { after: cursor });
    replace({ ...page, items: [...(value?.items ?? []), ...page.items] });
  }
  if (isKnown && !user) return <SignInFirst then={to('groupOrders')} why={words('signInFirst')} />;
  if (failed) return <TryAgain onAgain={() => void tryAgain()}>{words('unreachable')}</TryAgain>;
  if (!value) return <WaitingPanels count={2} />;
  const { items, next } = value;
  return (
    <div className={styles['page']}>
      {isOpening ? (
        <GroupOrderForm
          isOnline={isOnline}
          takesTransfers={takesTransfers}
          onSaved={({ id }) => browser?.leaveFor(to('groupOrder', { id }))}
          onLeave={() => setOpening(false)}
        />
      ) : (
        <section className={`panel ${styles['card']}`}>
          <p>{words('form.hint')}</p>
          <div className={styles['actions']}>
            <button type="button" className="button primary" onClick={() => setOpening(true)}>
              {words('form.title')}
            </button>
          </div>
        </section>
      )}
      <section className={`panel ${styles['card']}`}>
        <h2>{words('title')}</h2>
        {items.length === 0 && <p className="hint">{words('none')}</p>}
        <ul>
          {items.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
        {next !== null && (
          <div className={styles['actions']}>
            <button type="button" className="button" onClick={() => void readMore(next)}>
              {words('more')}
            </button>
          </div>
        )}
      </section>
    </div>
  );
}

function Row({ row: { id, deliveryDate, slotStart, slotEnd, state, total } }: { row: GroupOrderRow }) {
  const words = useShopWords('groupOrders');
  const to = useTo();
  const money = useMoney();
  const { long, span } = useDates();
  return (
    <li className={styles['row']}>
      <span>
        <a href={to('groupOrder', { id })}>{words('ofDay', { date: long(deliveryDate) })}</a>
        <small>
          {span(slotStart, slotEnd)} · {words(`states.${state}`)}
        </small>
      </span>
      <span className={styles['sum']}>{money(total)}</span>
    </li>
  );
}

export default GroupOrders;

import type { GroupOrder as Order } from '@traiteur/contract/own/group-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useState } from 'react';
import { SignInFirst } from '../../account/SignInFirst.tsx';
import { useAccount } from '../../account/use-account.ts';
import { Notice } from '../../errors/Notice.tsx';
import { TryAgain } from '../../form/TryAgain.tsx';
import { WaitingPanels } from '../../form/Waiting.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';
import { useMoney } from '../../site/language/use-money.ts';
import { type ShopMessages, useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import styles from '../Group.module.css';
import { PageTexts } from '../../site/language/PageTexts.tsx';
import { GroupOrderForm } from './GroupOrderForm.tsx';
import { GroupOrderSteps } from './GroupOrderSteps.tsx';
import { HostedGuests } from './HostedGuests.tsx';
import { ShareLink } from './ShareLink.tsx';

interface GroupOrderProps {
  id: number;
  isOnline: boolean;
  takesTransfers: boolean;
  texts: ShopMessages['groupOrders'];
}

export function GroupOrder({ texts, ...props }: GroupOrderProps) {
  return (
    <PageTexts texts={{ groupOrders: texts }}>
      <ReadGroupOrder {...props} />
    </PageTexts>
  );
}

/** While guests choose. */
const everyHalfMinute = 30_000;

function ReadGroupOrder({ id, ...means }: Omit<GroupOrderProps, 'texts'>) {
  const words = useShopWords('groupOrders');
  const to = useTo();
  const { call } = useAlive();
  const { user, isKnown, isSomebody } = useAccount();
  const { value, failed, isGone, tryAgain, replace } = useRead(
    isSomebody ? String(id) : undefined,
    () => call('group-orders', 'getGroupOrder', { id }),
    { every: everyHalfMinute },
  );
  if (value) return <Shown groupOrder={value} {...means} onChange={replace} />;
  return (
    <>
      <h1 className="headline">{words('one')}</h1>
      {isKnown && !user ? (
        <SignInFirst then={to('groupOrder', { id })} why={words('signInFirst')} />
      ) : isGone ? (
        <Notice title={words('gone')}>
          <a href={to('groupOrders')} className="button">
            {words('host.all')}
          </a>
        </Notice>
      ) : failed ? (
        <TryAgain onAgain={() => void tryAgain()}>{words('unreachable')}</TryAgain>
      ) : (
        <WaitingPanels count={2} />
      )}
    </>
  );
}

interface ShownProps {
  groupOrder: Order;
  isOnline: boolean;
  takesTransfers: boolean;
  onChange: (groupOrder: Order) => void;
}

function Shown({ groupOrder, isOnline, takesTransfers, onChange }: ShownProps) {
  const words = useShopWords('groupOrders');
  const host = useShopWords('groupOrders.host');
  const to = useTo();
  const money = useMoney();
  const { call } = useAlive();
  const { long, span, moment } = useDates();
  const { send, faults } = useSending();
  const [isChanging, setChanging] = useState(false);
  const { id, state, budget, aboveBudget, weekly, order, nextId } = groupOrder;
  const isOpen = state === 'open';
  const repeat = (isWeekly: boolean) =>
    send(async () => onChange(await call('group-orders', 'repeatGroupOrder', { id }, { weekly: isWeekly })));
  return (
    <div className={styles['page']}>
      <h1 className="headline">{words('ofDay', { date: long(groupOrder.deliveryDate) })}</h1>
      <div className={styles['facts']}>
        <p className={styles['state']} data-state={state}>
          {words(`states.${state}`)}
        </p>
        <p>
          <strong>{span(groupOrder.slotStart, groupOrder.slotEnd)}</strong>
          {groupOrder.address &&
            ` · ${groupOrder.address.address}, ${groupOrder.address.postalCode} ${groupOrder.address.city}`}
        </p>
        {isOpen && <p>{host('until', { moment: moment(groupOrder.deadline) })}</p>}
        <p>{budget === null ? host('noBudget') : host('budget', { amount: money(budget) })}</p>
        {budget !== null && aboveBudget === 'paid_by_guest' && <p>{host('aboveByCard')}</p>}
        {(state === 'refused' || groupOrder.obstacle !== '') && (
          <p role="alert" className={styles['fault']}>
            {host(state === 'refused' ? 'refused' : 'obstacle', {
              why: host(`reasons.${reasonOf(groupOrder.reason || groupOrder.obstacle)}`),
            })}
          </p>
        )}
      </div>
      {isChanging ? (
        <GroupOrderForm
          groupOrder={groupOrder}
          isOnline={isOnline}
          takesTransfers={takesTransfers}
          onLeave={() => setChanging(false)}
          onSaved={(changedOrder) => {
            onChange(changedOrder);
            setChanging(false);
          }}
        />
      ) : (
        <>
          {isOpen && <ShareLink id={id} />}
          <HostedGuests groupOrder={groupOrder} />
          {order && (
            <p>
              <a href={to('order', { id: order.id })} className="button primary">
                {host('toOrder', { number: order.number })}
              </a>
            </p>
          )}
          {nextId !== null && (
            <p>
              <a href={to('groupOrder', { id: nextId })}>{host('toNext')}</a>
            </p>
          )}
          {state !== 'cancelled' && nextId === null && (
            <label className={styles['choice']}>
              <input type="checkbox" checked={weekly} onChange={({ target }) => void repeat(target.checked)} />
              <span>{host('weekly')}</span>
            </label>
          )}
          {faults.sentence && (
            <p role="alert" className={styles['fault']}>
              {faults.sentence}
            </p>
          )}
          {(isOpen || state === 'refused') && (
            <GroupOrderSteps groupOrder={groupOrder} onChange={onChange} onEdit={() => setChanging(true)} />
          )}
        </>
      )}
      <p>
        <a href={to('groupOrders')}>{host('all')}</a>
      </p>
    </div>
  );
}

function reasonOf(code: string): 'minimum' | 'slot' | 'address' | 'rule' {
  if (code === 'below-minimum-order') return 'minimum';
  if (code.startsWith('slot-')) return 'slot';
  return code === 'address-not-eligible' || code === 'unknown-reference' ? 'address' : 'rule';
}

export default GroupOrder;

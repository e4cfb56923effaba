import { groupTokenIn } from '@traiteur/contract/site/site-addresses.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useAccount } from '../../account/use-account.ts';
import { TryAgain } from '../../form/TryAgain.tsx';
import { WaitingPanels } from '../../form/Waiting.tsx';
import { Notice } from '../../errors/Notice.tsx';
import { useAlive } from '../../site/island/alive.ts';
import { useOwn } from '../../site/island/use-own.ts';
import { useRead } from '../../site/island/use-read.ts';
import { useMoney } from '../../site/language/use-money.ts';
import { type ShopMessages, useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';
import { PageTexts } from '../../site/language/PageTexts.tsx';
import { ClosedMeal } from './ClosedMeal.tsx';
import { GuestPlace } from './GuestPlace.tsx';
import { keyOf } from './guest-keys.ts';

interface GroupMealProps {
  allergens: SiteTexts['allergens'];
  housePhone: string;
  texts: ShopMessages['groupOrders'];
}

export function GroupMeal({ texts, ...props }: GroupMealProps) {
  return (
    <PageTexts texts={{ groupOrders: texts }}>
      <Meal {...props} />
    </PageTexts>
  );
}

function Meal({ allergens, housePhone }: Omit<GroupMealProps, 'texts'>) {
  const words = useShopWords('groupOrders.guest');
  const group = useShopWords('groupOrders');
  const { long, span, moment } = useDates();
  const money = useMoney();
  const { call, browser } = useAlive();
  const { isKnown, user } = useAccount();
  const fragment = useOwn(() => browser?.address().fragment ?? '', '');
  const isHere = useOwn(() => true, false);
  const token = groupTokenIn(fragment);
  // Hosts are known by their account, which is read first.
  const read = useRead(token && isKnown ? `${token} ${user?.id}` : undefined, () => {
    const key = keyOf(browser?.storage, token ?? '');
    return call('group-orders', 'visitGroupOrder', {}, { token: token ?? '', ...(key !== undefined && { key }) });
  });
  const { value: visit, failed, isGone, tryAgain, replace } = read;
  if ((isHere && !token) || isGone)
    return (
      <>
        <h1 className="headline">{words('plain')}</h1>
        <Notice title={words('ended')} hint={words('endedHint')}>
          {null}
        </Notice>
      </>
    );
  if (failed)
    return (
      <>
        <h1 className="headline">{words('plain')}</h1>
        <TryAgain onAgain={() => void tryAgain()}>{group('unreachable')}</TryAgain>
      </>
    );
  if (!visit || !token)
    return (
      <>
        <h1 className="headline">{words('plain')}</h1>
        <WaitingPanels count={2} />
      </>
    );
  const otherNames = visit.names?.filter((name) => name !== visit.guest?.name) ?? [];
  const day = {
    date: long(visit.deliveryDate),
    span: span(visit.slotStart, visit.slotEnd).replaceAll(' ', '\u00a0').replace('–', '–\u2060'),
  };
  return (
    <div className={styles['page']}>
      <h1 className="headline">{visit.isHost ? words('hostTitle') : words('title', { host: visit.host })}</h1>
      <div className={styles['facts']}>
        <p>
          <strong>{words('day', day)}</strong>
        </p>
        {visit.isOpen && <p>{words('until', { moment: moment(visit.deadline) })}</p>}
        {visit.budget !== null && <p>{group('host.budget', { amount: money(visit.budget) })}</p>}
        {visit.isOpen && visit.budget !== null && visit.aboveBudget === 'paid_by_guest' && (
          <p>{words('aboveByCard')}</p>
        )}
        {otherNames.length > 0 && <p>{words('names', { names: otherNames.join(', ') })}</p>}
      </div>
      {visit.isOpen ? (
        <GuestPlace token={token} visit={visit} allergens={allergens} onChange={replace} />
      ) : (
        <ClosedMeal token={token} visit={visit} allergens={allergens} housePhone={housePhone} onChange={replace} />
      )}
    </div>
  );
}

export default GroupMeal;

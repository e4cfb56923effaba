import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import type { GroupVisit, Guest } from '@traiteur/contract/own/group-guests.ts';
import { suitabilityOf } from '@traiteur/domain/catalogue/suitability.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useState } from 'react';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';
import { useMoney } from '../../site/language/use-money.ts';
import { useNames } from '../../site/language/use-names.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';
import {
  acceptedOf,
  type ChosenLine,
  conflictsWith,
  goneDishes,
  linesOf,
  linesOn,
  quantityIn,
  withLine,
} from './chosen-lines.ts';
import { ExcessDue, useHeardPayment } from './ExcessDue.tsx';
import { GuestDish } from './GuestDish.tsx';
import { keyOf } from './guest-keys.ts';

interface GuestMenuProps {
  token: string;
  visit: GroupVisit;
  guest: Guest;
  onChange: (visit: GroupVisit) => void;
}

export function GuestMenu({ token, visit, guest, onChange }: GuestMenuProps) {
  const words = useShopWords('groupOrders.guest');
  const host = useShopWords('groupOrders.host');
  const cart = useShopWords('cart');
  const nameOf = useLocalName();
  const list = useNames();
  const money = useMoney();
  const { call, browser } = useAlive();
  useHeardPayment(token, guest, onChange);
  const menu = useRead(visit.deliveryDate, () => call('menus', 'listMenu', { date: visit.deliveryDate }));
  const [chosenLines, setLines] = useState(() => linesOf(guest));
  const [acceptedIds, setAcceptedIds] = useState(() => acceptedOf(guest));
  const [isSent, setSent] = useState(chosenLines.length > 0);
  const { send, busy, faults, clear } = useSending();
  if (menu.failed) return <TryAgain onAgain={() => void menu.tryAgain()}>{words('menuGone')}</TryAgain>;
  if (!menu.value) return <Waiting>{cart('loading')}</Waiting>;
  const { meals } = menu.value;
  const lines = linesOn(meals, chosenLines);
  const goneNames = goneDishes(guest.dishes, meals, lines).map(({ name }) => nameOf(name));
  const mealOf = (id: number) => meals.find((meal) => meal.id === id);
  const priceOf = ({ productId, sizeId, quantity }: ChosenLine) =>
    (mealOf(productId)?.offers.find((offer) => offer.sizeId === sizeId)?.price ?? 0) * quantity;
  const total = lines.reduce((sum, line) => sum + priceOf(line), 0);
  const budgetLeft = visit.budget === null ? undefined : visit.budget + guest.paid - total;
  // Once it is placed, nothing more is paid by card.
  const isPaidAbove = visit.isOpen && visit.aboveBudget === 'paid_by_guest';
  const isDue = isSent && guest.due > 0;
  const scarceNames = guest.dishes.flatMap(({ isScarce, name }) => (isScarce ? [nameOf(name)] : []));
  const isAllPaid = guest.paid > 0 && budgetLeft !== undefined && budgetLeft >= 0;
  // Its host has guests pay nothing by now, or the budget or a price is another.
  const isUncovered = visit.isOpen && isSent && !isDue && budgetLeft !== undefined && budgetLeft < 0;
  const touch = () => {
    setSent(false);
    clear();
  };
  const set = (line: ChosenLine) => {
    touch();
    setLines(withLine(lines, line));
  };
  const accept = (id: number, isAccepted: boolean) => {
    touch();
    setAcceptedIds(isAccepted ? [...acceptedIds, id] : acceptedIds.filter((accepted) => accepted !== id));
  };
  const submit = () =>
    send(async () => {
      const key = browser?.storage ? keyOf(browser.storage, token) : undefined;
      const wishes = lines.map((line) => {
        const meal = mealOf(line.productId);
        const isAccepted = meal && acceptedIds.includes(line.productId);
        return { ...line, accepted: isAccepted ? conflictsWith(meal, guest.allergens) : [] };
      });
      onChange(await call('group-orders', 'chooseGroupMeals', {}, { token, key: key ?? '', lines: wishes }));
      setSent(true);
    });
  const faultOf = (meal: Meal) =>
    lines.flatMap(({ productId }, index) =>
      productId === meal.id
        ? ['productId', 'quantity', 'sizeId'].flatMap((field) => faults.fields[`lines.${index}.${field}`] ?? [])
        : [],
    )[0];
  const categories = [...Map.groupBy(sortedFor(meals, guest), ({ category }) => category.id).values()];
  return (
    <>
      {isSent && scarceNames.length > 0 && (
        <p role="alert" className={styles['fault']}>
          {words('scarce', {
            names: list(scarceNames),
          })}
        </p>
      )}
      {goneNames.length > 0 && (
        <p role="alert" className={styles['fault']}>
          {words('gone', { names: list(goneNames) })}
        </p>
      )}
      <h2>{words('menu')}</h2>
      {categories.map((ofCategory) => (
        <section
          key={ofCategory[0]?.category.id}
          aria-label={nameOf(ofCategory[0]?.category.name ?? { fr: '', en: '' })}
        >
          <h3 className={styles['day']}>{ofCategory[0] && nameOf(ofCategory[0].category.name)}</h3>
          <ul className={styles['meals']}>
            {ofCategory.map((meal) => (
              <GuestDish
                key={meal.id}
                meal={meal}
                allergens={guest.allergens}
                quantityOf={(sizeId) => quantityIn(lines, { productId: meal.id, sizeId })}
                isAccepted={acceptedIds.includes(meal.id)}
                fault={faultOf(meal)}
                onQuantity={(sizeId, quantity) => set({ productId: meal.id, sizeId, quantity })}
                onAccept={(isAccepted) => accept(meal.id, isAccepted)}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles['bar']}>
        <p>
          {words('total', { amount: money(total) })}
          {budgetLeft !== undefined && (
            <span className={budgetLeft < 0 && !isPaidAbove ? styles['over'] : 'hint'}>
              {' · '}
              {budgetLeft < 0
                ? words(isPaidAbove ? 'byCard' : 'over', { amount: money(-budgetLeft) })
                : isAllPaid
                  ? host('paid', { amount: money(guest.paid) })
                  : words('left', { amount: money(budgetLeft) })}
            </span>
          )}
        </p>
        {isDue ? (
          <ExcessDue token={token} guest={guest} />
        ) : (
          <button type="button" className="button primary" aria-busy={busy} onClick={() => void submit()}>
            {words('send')}
          </button>
        )}
        {faults.sentence && (
          <p role="alert" className={styles['fault']}>
            {faults.fields['lines'] ?? (meals.some(faultOf) ? words('check') : faults.sentence)}
          </p>
        )}
        {!isDue && (
          <p role="status" className={isUncovered ? styles['fault'] : isSent ? styles['ok'] : 'hint'}>
            {isUncovered
              ? words('uncovered')
              : isSent
                ? words(!visit.isOpen ? 'changed' : guest.paid > 0 ? 'sentAndPaid' : 'sent')
                : lines.length > 0 && words('unsent')}
          </p>
        )}
      </div>
    </>
  );
}

/** What suits first, within each category. */
const sortedFor = (meals: readonly Meal[], { allergens }: Guest) => {
  const rank = (meal: Meal) => ({ safe: 0, may_contain: 1, contains: 2 })[suitOf(meal, allergens)];
  return meals.toSorted((a, b) => rank(a) - rank(b));
};

const suitOf = (meal: Meal, allergens: Guest['allergens']) =>
  suitabilityOf(allergens, { productId: meal.id, allergens: meal.allergens }).verdict;

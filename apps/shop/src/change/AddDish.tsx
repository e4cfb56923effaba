import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { plainText } from '@traiteur/domain/text/slug.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useState } from 'react';
import { Field } from '../form/Field.tsx';
import { TryAgain } from '../form/TryAgain.tsx';
import { Waiting } from '../form/Waiting.tsx';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useNames } from '../site/language/use-names.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './Change.module.css';
import { EaterSelect } from './EaterSelect.tsx';
import { withDish } from './order-draft.ts';
import type { ChangeState } from './use-change.ts';

interface AddDishProps {
  state: ChangeState;
  table: readonly TableEater[];
}

/** The dishes of the order's day, searched by name. */
export function AddDish({ state, table }: AddDishProps) {
  const words = useShopWords('ownOrders.change');
  const nameOf = useLocalName();
  const { call } = useAlive();
  const [search, setSearch] = useState('');
  const [eaterId, setEaterId] = useState<number | null>(null);
  const [addedDish, setAddedDish] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { date } = state.draft.slot;
  const { value, isCurrent, failed, tryAgain } = useRead(isOpen ? date : undefined, () =>
    call('menus', 'listMenu', { date }),
  );
  const text = plainText(search.trim());
  const meals = (value?.meals ?? []).filter(({ name }) => plainText(nameOf(name)).includes(text));

  function add(meal: Meal, offer: Meal['offers'][number]): void {
    const { id: productId, name } = meal;
    state.change(withDish(state.draft, { productId, sizeId: offer.sizeId, name, sizeName: offer.size, eaterId }));
    setAddedDish(words('added', { dish: nameOf(name) }));
  }

  if (!isOpen)
    return (
      <div>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {words('add')}
        </button>
      </div>
    );
  return (
    <div className={styles['add']} role="group" aria-label={words('add')}>
      <Field type="search" label={words('search')} value={search} onChange={setSearch} autoComplete="off" autoFocus />
      {table.length > 1 && <EaterSelect dish={words('add')} eaterId={eaterId} table={table} onChoose={setEaterId} />}
      <p role="status" className={addedDish ? styles['added'] : 'visually-hidden'}>
        {addedDish}
      </p>
      {failed && <TryAgain onAgain={() => void tryAgain()}>{words('notFound')}</TryAgain>}
      {!failed && !isCurrent && <Waiting>{words('search')}</Waiting>}
      {isCurrent && meals.length === 0 && <p>{words('notFound')}</p>}
      <ul className={styles['found']}>
        {isCurrent && meals.map((meal) => <FoundDish key={meal.id} meal={meal} onAdd={add} />)}
      </ul>
    </div>
  );
}

interface FoundDishProps {
  meal: Meal;
  onAdd: (meal: Meal, offer: Meal['offers'][number]) => void;
}

function FoundDish({ meal, onAdd }: FoundDishProps) {
  const words = useShopWords('ownOrders.change');
  const nameOf = useLocalName();
  const money = useMoney();
  const list = useNames();
  const namesOf = (presence: 'contains' | 'may_contain') =>
    list(
      meal.allergens.filter((allergen) => allergen.presence === presence).map(({ name }) => nameOf(name).toLowerCase()),
    );
  const [contained, possible] = [namesOf('contains'), namesOf('may_contain')];
  const dish = nameOf(meal.name);
  return (
    <li>
      <p>
        <strong>{dish}</strong>
        {contained && <small className={styles['allergens']}>{words('contains', { names: contained })}</small>}
        {possible && <small className={styles['allergens']}>{words('mayContain', { names: possible })}</small>}
      </p>
      <div className={styles['sizes']}>
        {meal.offers.map((offer) => {
          const [size, price] = [nameOf(offer.size), money(offer.price)];
          return offer.left === 0 ? (
            <span key={offer.sizeId} className="hint">
              {size} · {words('soldOut')}
            </span>
          ) : (
            <button
              key={offer.sizeId}
              type="button"
              className="button"
              aria-label={words('addSize', { dish, size, price })}
              onClick={() => onAdd(meal, offer)}
            >
              + {size} · {price}
            </button>
          );
        })}
      </div>
    </li>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderAllergyConflict } from '@traiteur/contract/orders.ts';
import type { ProductRow } from '@traiteur/contract/products.ts';
import { allergyConflicts } from '@traiteur/domain/allergies.ts';
import { weekdayOf } from '@traiteur/domain/calendar.ts';
import { Card } from '@traiteur/kit/Card.tsx';
import { SearchBox } from '@traiteur/kit/SearchBox.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../shell/api.ts';
import { useChoices } from '../shell/use-choices.ts';
import { DishResult } from './DishResult.tsx';
import { type DraftLine, withDish, withReason } from './order-draft.ts';
import styles from './Results.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useConflictSentence } from '../shell/use-conflict-sentence.ts';
import type { OrderFormState } from './use-order-form.ts';

interface Asked {
  dish: Omit<DraftLine, 'quantity'>;
  conflict: Pick<OrderAllergyConflict, 'allergenId'>;
}

/** What: dishes on offer that day. One that contains the client's allergen stops until somebody says why it may stay. */
export function DishPicker({ form: { draft, setDraft } }: { form: OrderFormState }) {
  const words = useTranslations('orders');
  const sentence = useConflictSentence();
  const allergens = useChoices('allergens', 'listAllergens');
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const weekday = draft.slot ? { weekday: weekdayOf(draft.slot.date) } : {};
  const found = useQuery({
    queryKey: ['products', 'dishes', search, weekday],
    queryFn: ({ signal }) =>
      api.call('products', 'listProducts', { search, orderable: 'true', limit: 8, ...weekday }, undefined, { signal }),
    placeholderData: keepPreviousData,
  });

  function choose(product: ProductRow, dish: Omit<DraftLine, 'quantity'>) {
    const [worst] = allergyConflicts(draft.client?.allergens ?? [], [
      { productId: product.id, allergens: product.allergens },
    ]);
    // Each dish is answered for by itself: a reason given for another one does not cover it.
    const answered = draft.lines.some(({ productId }) => productId === product.id) && draft.reason;
    if (worst?.mustOverride && !answered) setAsked({ dish, conflict: worst });
    else setDraft((before) => withDish(before, dish));
  }

  const client = draft.client ? `${draft.client.firstName} ${draft.client.lastName}` : '';
  const named = (id: number) => allergens.find((one) => one.id === id)?.name ?? { fr: '', en: '' };
  return (
    <Card title={words('form.dishes')}>
      <SearchBox value={search} onChange={setSearch} label={words('form.findDish')} />
      <ul className={styles['results']} aria-busy={found.isFetching}>
        {found.data?.items.map((product) => (
          <DishResult key={product.id} product={product} reactions={draft.client?.allergens ?? []} onChoose={choose} />
        ))}
        {found.data?.items.length === 0 && <li className="hint">{words('form.noDish')}</li>}
      </ul>
      {asked && (
        <ReasonDialog
          title={words('conflict.stop')}
          confirm={words('conflict.addAnyway')}
          onClose={() => setAsked(undefined)}
          onReason={(reason) => {
            setDraft((before) => withReason(withDish(before, asked.dish), reason));
            setAsked(undefined);
          }}
        >
          <p>
            <strong>
              {sentence(
                {
                  line: 0,
                  severity: 'allergy',
                  presence: 'contains',
                  mustOverride: true,
                  allergenId: asked.conflict.allergenId,
                  allergen: named(asked.conflict.allergenId),
                },
                client,
                asked.dish.name,
              )}
            </strong>
          </p>
          <p>{words('conflict.stopExplained')}</p>
        </ReasonDialog>
      )}
    </Card>
  );
}

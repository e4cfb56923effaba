import { useId } from 'react';
import { LongField } from '../form/LongField.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './Change.module.css';
import type { ChangeState } from './use-change.ts';

export function ChangeNotes({ state: { draft, change, standing, faultOf } }: { state: ChangeState }) {
  const words = useShopWords('ownOrders');
  const id = useId();
  return (
    <section className={`panel ${styles['part']}`} aria-labelledby={id}>
      <h2 id={id}>{words('change.notes')}</h2>
      {standing.source === 'website' ? (
        (['kitchenNote', 'driverNote'] as const).map((name) => (
          <LongField
            key={name}
            name={name}
            label={words(name)}
            fault={faultOf(name)}
            value={draft[name]}
            maxLength={1000}
            rows={3}
            onChange={(text) => change({ ...draft, [name]: text })}
          />
        ))
      ) : (
        <p className="hint">{words('change.notesOfHouse')}</p>
      )}
    </section>
  );
}

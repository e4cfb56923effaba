import { useId } from 'react';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useCart } from './use-cart.ts';

/** Two notes, because kitchen and driver get different papers. */
export function CartNotes() {
  const words = useShopWords('cart');
  const { store, cart, driverNote } = useCart();
  return (
    <>
      <Note
        label={words('kitchenNote')}
        value={cart.commentNote}
        onChange={(commentNote) => store.change((now) => ({ ...now, commentNote }))}
      />
      <Note label={words('driverNote')} value={driverNote} onChange={store.changeDriverNote} />
    </>
  );
}

function Note({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={2} maxLength={1000} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

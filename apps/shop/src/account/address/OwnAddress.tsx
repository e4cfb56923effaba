import type { Address } from '@traiteur/contract/clients/clients.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';

interface OwnAddressProps {
  address: Address;
  onChange: () => void;
  onRemove: () => void;
}

export function OwnAddress({ address, onChange, onRemove }: OwnAddressProps) {
  const words = useShopWords('ownAccount');
  const checkout = useShopWords('checkout');
  const { eligible, note } = address;
  const label = address.label || address.address;
  return (
    <li className={styles['row']}>
      <span>
        <strong>{address.label}</strong>
        <small>
          {address.address}, {address.postalCode} {address.city}
        </small>
        {note && <small>{note}</small>}
        <span className={eligible ? styles['ok'] : 'fault'}>{checkout(eligible ? 'eligible' : 'notEligible')}</span>
      </span>
      <span className={styles['tools']}>
        <button type="button" className="button" aria-label={words('changeAddress', { label })} onClick={onChange}>
          <IconPencil size={18} aria-hidden />
        </button>
        <button type="button" className="button" aria-label={words('removeAddress', { label })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </button>
      </span>
    </li>
  );
}

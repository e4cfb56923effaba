import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import styles from './KitchenBook.module.css';

interface ActionInputProps {
  /** Why something must be done. */
  cause: 'beyond' | 'early';
  /** The lot that is held by it. */
  lot?: string | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** What was done about a check that is not in order. */
export function ActionInput({ cause, lot, value, onChange }: ActionInputProps) {
  const words = useTranslations('kitchenBook');
  return (
    <div className={styles['beyond']}>
      <Chip tone={cause === 'beyond' ? 'alarm' : 'care'}>{words(cause)}</Chip>
      {lot && <small>{words('holds', { lot })}</small>}
      <PlainInput label={words('action')} value={value} maxLength={500} onChange={onChange} />
    </div>
  );
}

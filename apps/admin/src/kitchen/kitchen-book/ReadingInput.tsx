import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { typedNumber } from '@traiteur/kit/form/typed-number.ts';
import { useTranslations } from 'use-intl';
import styles from './KitchenBook.module.css';

/** Tenths of a degree; null where nothing of the kind is typed. */
export function typedReading(text: string, locale: string): number | null {
  const degrees = typedNumber(text, locale);
  return degrees === undefined ? null : Math.round(degrees * 10);
}

interface ReadingInputProps {
  value: string;
  onChange: (text: string) => void;
}

export function ReadingInput({ value, onChange }: ReadingInputProps) {
  const words = useTranslations('kitchenBook');
  return (
    <div className={styles['reading']}>
      <PlainInput label={words('reading')} value={value} maxLength={7} autoComplete="off" onChange={onChange} />
      <span aria-hidden>°C</span>
    </div>
  );
}

import { useField } from '@traiteur/kit/form/use-field.ts';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './AllergiesFields.module.css';

interface AllergiesAskedFieldProps {
  name: string;
  /** The field with the allergies: once it has one, the client was asked. */
  allergens: string;
}

/** Without this answer, no allergies means unknown allergies. */
export function AllergiesAskedField({ name, allergens }: AllergiesAskedFieldProps) {
  const words = useTranslations('clients.allergies');
  const { value, change, ref, onBlur } = useField<boolean>(name);
  const reactions: unknown = useWatch({ name: allergens });
  const isAnswered = Array.isArray(reactions) && reactions.length > 0;
  return (
    <div data-field={name}>
      {!isAnswered && (
        <label className={styles['asked']}>
          <input
            ref={ref}
            type="checkbox"
            checked={value}
            onBlur={onBlur}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          <span>
            {words('none')}
            {!value && <small>{words('noneHint')}</small>}
          </span>
        </label>
      )}
    </div>
  );
}

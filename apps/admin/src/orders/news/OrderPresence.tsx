import { IconEye, IconPencil } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './OrderPresence.module.css';
import { usePresences } from './use-presences.ts';

interface OrderPresenceProps {
  id: number;
  /** Whether this user is editing it. */
  editing?: boolean;
}

/** Names the colleagues who have this order open, so that two people do not overwrite each other's work. */
export function OrderPresence({ id, editing = false }: OrderPresenceProps) {
  const words = useTranslations('orders.news');
  const names = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const people = usePresences(id, editing);
  const namesOf = (areEditing: boolean) =>
    people.filter((person) => person.editing === areEditing).map(({ name }) => name);
  const [editors, readers] = [namesOf(true), namesOf(false)];
  return (
    <div className={`${styles['place']} no-print`} role="status">
      {editors.length > 0 && (
        <p className={styles['editing']}>
          <IconPencil size={16} aria-hidden />
          {words('editing', { names: names.format(editors), count: editors.length })}
        </p>
      )}
      {readers.length > 0 && (
        <p>
          <IconEye size={16} aria-hidden />
          {words('reading', { names: names.format(readers), count: readers.length })}
        </p>
      )}
    </div>
  );
}

import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { FilterDate } from '@traiteur/kit/fields/dates/FilterDate.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import styles from './Menus.module.css';
import { useMenusAtOnce } from './use-menus-at-once.ts';

interface CopyWeekProps {
  monday: LocalDate;
  onChange: () => void;
}

export function CopyWeek({ monday, onChange }: CopyWeekProps) {
  const api = useApi();
  const words = useTranslations('menuPlans.copy');
  const showFailure = useFailureToast();
  const planAtOnce = useMenusAtOnce(onChange);
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState(addDays(monday, -7));
  const [replace, setReplace] = useState(false);

  async function copy(): Promise<void> {
    try {
      await planAtOnce({
        from: monday,
        to: addDays(monday, 6),
        write: async () => (await api.call('menu-plans', 'copyMenuWeek', {}, { from, to: monday, replace })).items,
        sentence: (count) => words('done', { count }),
      });
      setOpen(false);
    } catch (error) {
      showFailure(error);
    }
    onChange();
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{words('button')}</Button>
      {isOpen && (
        <ConfirmDialog
          opened
          title={words('button')}
          confirm={words('run')}
          onClose={() => setOpen(false)}
          onConfirm={() => void copy()}
        >
          <FilterDate label={words('from')} value={from} onChange={(date) => date && setFrom(date)} />
          <label className={styles['tick']}>
            <input
              type="checkbox"
              checked={replace}
              onChange={({ currentTarget }) => setReplace(currentTarget.checked)}
            />
            {words('replace')}
          </label>
        </ConfirmDialog>
      )}
    </>
  );
}

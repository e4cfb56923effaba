import { useIsMutating, useQueries } from '@tanstack/react-query';
import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { FilterDate } from '@traiteur/kit/fields/dates/FilterDate.tsx';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { useWarningSentence } from './DayFoot.tsx';
import { menuPlanKeys, ordersOffMenuQuery } from './menu-plan-queries.ts';
import styles from './Menus.module.css';
import { OrdersOfDishes } from './OrdersLost.tsx';
import { outlookOf } from './outlook-of.ts';

interface PublishWeekProps {
  days: readonly MenuPlan[];
  dishes: readonly MenuDish[];
  dailyChoices: number;
  today: LocalDate;
  onChange: () => void;
}

export function PublishWeek(props: PublishWeekProps) {
  const words = useTranslations('menuPlans.publish');
  const [isOpen, setOpen] = useState(false);
  const due = props.days.filter(
    ({ publishedOn, choices, date }) => publishedOn === null && choices.length > 0 && date >= props.today,
  );
  return (
    <>
      <Button
        variant="primary"
        disabledReason={due.length === 0 ? words('none') : undefined}
        onClick={() => setOpen(true)}
      >
        {words('button', { count: due.length })}
      </Button>
      {isOpen && <PublishDialog {...props} due={due} onClose={() => setOpen(false)} />}
    </>
  );
}

type PublishDialogProps = PublishWeekProps & { due: readonly MenuPlan[]; onClose: () => void };

function PublishDialog({ days, dishes, dailyChoices, today, onChange, due, onClose }: PublishDialogProps) {
  const api = useApi();
  const words = useTranslations('menuPlans.publish');
  const dates = useDates();
  const sentenceOf = useWarningSentence(dishes);
  const showFailure = useFailureToast();
  const [when, setWhen] = useState<'now' | 'date'>('now');
  const [date, setDate] = useState(today);
  const [isBusy, setBusy] = useState(false);
  const lists = useQueries({
    queries: due.map((plan) =>
      ordersOffMenuQuery(
        api,
        plan.date,
        plan.choices.map(({ id }) => id),
      ),
    ),
  });
  const isKnown = lists.every(({ data }) => data !== undefined);
  // A day whose saving waits its turn has an older version.
  const isSaving = useIsMutating({ mutationKey: menuPlanKeys.all }) > 0;

  async function publish(): Promise<void> {
    setBusy(true);
    try {
      const { items } = await api.call(
        'menu-plans',
        'publishMenuPlans',
        {},
        {
          days: due.map((plan) => ({ date: plan.date, version: plan.version })),
          publishedOn: when === 'now' ? today : date,
          // They are listed above the button.
          ordersKept: lists.some(({ data }) => (data?.length ?? 0) > 0),
        },
      );
      toast.success(words('done', { count: items.length }));
      onClose();
    } catch (error) {
      showFailure(error);
      for (const list of lists) void list.refetch();
    }
    setBusy(false);
    onChange();
  }

  return (
    <ConfirmDialog
      opened
      size="lg"
      title={words('button', { count: due.length })}
      confirm={words('button', { count: due.length })}
      busy={isBusy || !isKnown || isSaving}
      onClose={onClose}
      onConfirm={() => void publish()}
    >
      <p>{words('text')}</p>
      <Pills
        label={words('when')}
        options={(['now', 'date'] as const).map((value) => ({ value, label: words(value) }))}
        value={when}
        onChange={setWhen}
      />
      {when === 'date' && (
        <FilterDate label={words('on')} value={date} onChange={(day) => day && setDate(day >= today ? day : today)} />
      )}
      <ul className={styles['due']}>
        {due.map((plan, index) => {
          const { warnings } = outlookOf(plan, { days, dishes, dailyChoices });
          return (
            <li key={plan.date}>
              <strong>{dates.long(plan.date)}</strong>{' '}
              <span className={warnings.length > 0 ? styles['warning'] : styles['fine']}>
                {warnings.length > 0 ? warnings.map(sentenceOf).join(' · ') : words('ready')}
              </span>
              <LostOrders items={lists[index]?.data ?? []} />
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}

function LostOrders({ items }: { items: Parameters<typeof OrdersOfDishes>[0]['items'] }) {
  const words = useTranslations('menuPlans.lost');
  return (
    items.length > 0 && (
      <>
        <p className={styles['warning']}>{words('title')}</p>
        <OrdersOfDishes items={items} />
      </>
    )
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useRef, useState } from 'react';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { menuPlanKeys, weekQuery } from './menu-plan-queries.ts';

export interface DayChange {
  date: LocalDate;
  choiceIds: readonly number[];
  /** Absent: as it is. */
  publishedOn?: LocalDate | null;
  ordersKept?: boolean;
}

/**
 * The week's plans. Each change is on screen at once and saved after those before it; the whole week is read again
 * where one fails.
 */
export function useMenuWeek(monday: LocalDate, dishes: readonly MenuDish[]) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const week = useQuery(weekQuery(api, monday));
  const { queryKey } = weekQuery(api, monday);
  const [question, setQuestion] = useState<DayChange>();
  const undos = useRef<(() => void)[]>([]);
  const plans = week.data ?? [];
  const planOn = (date: LocalDate) => queries.getQueryData(queryKey)?.find((plan) => plan.date === date);
  const write = (date: LocalDate, fields: Partial<MenuPlan>) =>
    queries.setQueryData(queryKey, (items) =>
      items?.map((plan) => (plan.date === date ? { ...plan, ...fields } : plan)),
    );
  /** What is being read may be older than a change: its version would make the next saving stale. */
  const dropReading = () => queries.cancelQueries({ queryKey }, { revert: false });
  const choicesOf = (ids: readonly number[]): MenuPlan['choices'] =>
    ids.map((id) => ({ id, name: dishes.find((dish) => dish.id === id)?.name ?? { fr: '', en: '' } }));

  const saving = useMutation({
    mutationKey: menuPlanKeys.all,
    // One after the other: each needs the version that the one before left.
    scope: { id: 'menu-plans' },
    mutationFn: async ({ date, choiceIds, publishedOn, ordersKept = false }: DayChange) => {
      const plan = planOn(date);
      if (!plan) return;
      const savedPlan = await api.call(
        'menu-plans',
        'updateMenuPlan',
        { date },
        {
          version: plan.version,
          choiceIds: [...choiceIds],
          publishedOn: publishedOn === undefined ? plan.publishedOn : publishedOn,
          ordersKept,
        },
      );
      await dropReading();
      // Its choices may be older than those on screen.
      const { id, version, orders } = savedPlan;
      write(date, { id, version, orders, publishedOn: savedPlan.publishedOn });
      await queries.invalidateQueries({ queryKey: nounKeys('products').answer('dishes').slice(0, 2) });
    },
    onError: (error, change) => {
      undos.current = [];
      if (error instanceof ApiRefusal && error.problem.code === 'orders-rely-on-menu') setQuestion(change);
      else showFailure(error);
      void queries.invalidateQueries({ queryKey: menuPlanKeys.all });
    },
  });

  function apply(changes: readonly DayChange[]): void {
    void dropReading();
    for (const change of changes) {
      write(change.date, { choices: choicesOf(change.choiceIds) });
      saving.mutate(change);
    }
  }

  /** Answers what takes it back. */
  function change(changes: readonly DayChange[]): () => void {
    const earlier = changes.flatMap(({ date }) => {
      const plan = planOn(date);
      return plan ? [{ date, choiceIds: plan.choices.map(({ id }) => id), publishedOn: plan.publishedOn }] : [];
    });
    const undo = () => {
      undos.current = undos.current.filter((earlierUndo) => earlierUndo !== undo);
      apply(earlier);
    };
    undos.current.push(undo);
    apply(changes);
    return undo;
  }

  return {
    week,
    plans,
    /** As changed by now, also where it is not drawn yet. */
    planOn,
    change,
    /** False where nothing is left to undo. */
    undoLast: (): boolean => {
      const undo = undos.current.at(-1);
      undo?.();
      return undo !== undefined;
    },
    question,
    answer: (isConfirmed: boolean) => {
      if (isConfirmed && question) apply([{ ...question, ordersKept: true }]);
      setQuestion(undefined);
    },
    readAgain: () => queries.invalidateQueries({ queryKey: menuPlanKeys.all }),
  };
}

export type MenuWeek = ReturnType<typeof useMenuWeek>;

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderedNoun } from '@traiteur/contract/catalogue/uses.ts';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

interface Move {
  id: number;
  /** From 1. */
  position: number;
  seenIds: number[];
}

/** Of several moves of a row in a row, the place before the first: what undoing goes back to. */
interface Course {
  id: number;
  start: number;
}

export interface OrderedRow {
  id: number;
  name: Bilingual;
  position: number;
}

/**
 * The order of all rows of a noun. A move is on screen at once and saved after those before it; where one fails, the
 * list is read again.
 */
export function useOrder<Row extends OrderedRow>(noun: OrderedNoun, rows: readonly Row[] = []) {
  const api = useApi();
  const words = useTranslations('lists.order');
  const nameOf = useLocalName();
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  const [movedIds, setMovedIds] = useState<readonly number[]>();
  const course = useRef<Course>(undefined);
  // A key may follow another one before the rows are drawn anew.
  const latestIds = useRef<readonly number[]>(undefined);
  const calls = {
    tags: (id: number, body: Omit<Move, 'id'>) => api.call('tags', 'updateTagPosition', { id }, body),
    allergens: (id: number, body: Omit<Move, 'id'>) => api.call('allergens', 'updateAllergenPosition', { id }, body),
    sizes: (id: number, body: Omit<Move, 'id'>) => api.call('sizes', 'updateSizePosition', { id }, body),
    categories: (id: number, body: Omit<Move, 'id'>) => api.call('categories', 'updateCategoryPosition', { id }, body),
    stations: (id: number, body: Omit<Move, 'id'>) => api.call('stations', 'updateStationPosition', { id }, body),
  };
  const toastName = `order of ${noun}`;
  const saving = useMutation({
    mutationKey: [toastName],
    scope: { id: toastName },
    mutationFn: ({ id, ...body }: Move): Promise<unknown> => calls[noun](id, body),
    onError: (error) => {
      course.current = undefined;
      const isStale = error instanceof ApiRefusal && error.problem.code === 'stale';
      toast.error(isStale ? words('changed') : failureMessage(error), { name: toastName });
    },
    onSettled: async (_, error) => {
      if (queries.isMutating({ mutationKey: [toastName] }) > 1) return;
      if (!error) sayPlace();
      await queries.invalidateQueries({ queryKey: nounKeys(noun).all });
      if (queries.isMutating({ mutationKey: [toastName] }) > 1) return;
      latestIds.current = undefined;
      setMovedIds(undefined);
    },
  });
  const idsNow = () => latestIds.current ?? rows.map(({ id }) => id);

  function sayPlace(): void {
    const lastCourse = course.current;
    const row = rows.find(({ id }) => id === lastCourse?.id);
    course.current = undefined;
    if (!lastCourse || !row) return;
    const ids = idsNow();
    const place = ids.indexOf(row.id) + 1;
    toast.success(words('moved', { name: nameOf(row.name), place, count: rows.length }), {
      name: toastName,
      undo: { label: words('undo'), run: () => move(row.id, lastCourse.start, ids) },
    });
  }

  function move(id: number, position: number, orderBefore: readonly number[] = idsNow()): void {
    const seenIds = [...orderBefore];
    const start = seenIds.indexOf(id) + 1;
    if (start === 0) return;
    if (course.current?.id !== id) course.current = { id, start };
    const ids = seenIds.filter((otherId) => otherId !== id).toSpliced(position - 1, 0, id);
    latestIds.current = ids;
    setMovedIds(ids);
    saving.mutate({ id, position, seenIds });
  }

  const orderedRows = movedIds && rows.toSorted((a, b) => movedIds.indexOf(a.id) - movedIds.indexOf(b.id));
  return { rows: orderedRows ?? rows, move, canMove: api.offers('tags', 'updateTagPosition') };
}

import type { MenuDish, MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MenuWeek } from './use-menu-week.ts';

export interface Place {
  /** Index among the days on screen. */
  day: number;
  /** From the top; the last ones of a day are free. */
  index: number;
}

export const placeId = ({ day, index }: Place): string => `menu-${day}-${index}`;

interface BoardOptions {
  days: readonly MenuPlan[];
  dishes: readonly MenuDish[];
  dailyChoices: number;
  week: MenuWeek;
  canWrite: boolean;
  /** Holds the places. */
  root: HTMLElement | null;
}

/** Free places are drawn up to the daily choices, and one more below a full day. */
export const placesOf = ({ choices }: MenuPlan, dailyChoices: number): number =>
  Math.max(dailyChoices, choices.length + 1);

const arrows: Readonly<Record<string, readonly [day: number, index: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moves on the board, by keys and by the pointer. What they do is said. */
export function useBoard({ days, dishes, dailyChoices, week, canWrite, root }: BoardOptions) {
  const words = useTranslations('menuPlans');
  const dates = useDates();
  const nameOf = useLocalName();
  const [current, setCurrent] = useState<Place>({ day: 0, index: 0 });
  const [finder, setFinder] = useState<Place & { text: string }>();
  const [announcement, setAnnouncement] = useState('');
  const [copiedIds, setCopiedIds] = useState<readonly number[]>();
  /** Counts the moves after which the current place gets the focus. */
  const [moves, setMoves] = useState(0);
  const focusCurrent = useEffectEvent(() => root?.querySelector<HTMLElement>(`#${placeId(current)}`)?.focus());
  useEffect(() => {
    if (moves > 0) focusCurrent();
  }, [moves]);

  // A key may follow another one before the day is drawn anew.
  const idsOn = (day: number): number[] => week.planOn(days[day]?.date ?? '')?.choices.map(({ id }) => id) ?? [];
  const dayName = (day: number) => dates.long(days[day]?.date ?? '');
  const dishName = (id: number | undefined) => {
    const name = dishes.find((dish) => dish.id === id)?.name ?? namesOnBoard(days, id);
    return name ? nameOf(name) : '';
  };
  const go = (place: Place) => {
    const day = Math.min(Math.max(place.day, 0), days.length - 1);
    const plan = days[day];
    if (!plan) return;
    setCurrent({ day, index: Math.min(Math.max(place.index, 0), placesOf(plan, dailyChoices) - 1) });
    setMoves((count) => count + 1);
  };
  const changeDay = (day: number, choiceIds: readonly number[]) => ({ date: days[day]?.date ?? '', choiceIds });
  const announce = (sentence: string, undo?: () => void) => {
    setAnnouncement(sentence);
    if (undo) toast.success(sentence, { undo: { label: words('undo'), run: undo } });
  };

  /** In place of what stands there, or at the end. */
  function put(id: number, { day, index }: Place): void {
    const ids = idsOn(day);
    if (ids.includes(id)) return announce(words('said.there', { dish: dishName(id), day: dayName(day) }));
    const replacedIds = index < ids.length ? ids.toSpliced(index, 1, id) : [...ids, id];
    const place = replacedIds.indexOf(id);
    const undo = week.change([changeDay(day, replacedIds)]);
    go({ day, index: place });
    const sentence = words('said.added', { dish: dishName(id), day: dayName(day), place: String(place + 1) });
    announce(sentence, index < ids.length ? undo : undefined);
  }

  function removeCard(place: Place): void {
    const ids = idsOn(place.day);
    const id = ids[place.index];
    if (id === undefined) return;
    const undo = week.change([changeDay(place.day, ids.toSpliced(place.index, 1))]);
    go(place);
    announce(words('said.off', { dish: dishName(id), day: dayName(place.day) }), undo);
  }

  function move(from: Place, to: Place): void {
    const ids = idsOn(from.day);
    const id = ids[from.index];
    if (id === undefined || !days[to.day] || to.index < 0) return;
    const remainingIds = ids.toSpliced(from.index, 1);
    const isSameDay = from.day === to.day;
    const target = isSameDay ? remainingIds : idsOn(to.day);
    if (isSameDay && to.index > remainingIds.length) return;
    if (!isSameDay && target.includes(id))
      return announce(words('said.there', { dish: dishName(id), day: dayName(to.day) }));
    const index = Math.min(to.index, target.length);
    const targetChange = changeDay(to.day, target.toSpliced(index, 0, id));
    week.change(isSameDay ? [targetChange] : [targetChange, changeDay(from.day, remainingIds)]);
    go({ day: to.day, index });
    announce(words('said.added', { dish: dishName(id), day: dayName(to.day), place: String(index + 1) }));
  }

  function copyDay(day: number): void {
    setCopiedIds(idsOn(day));
    announce(words('said.copied', { day: dayName(day) }));
  }

  function pasteDay(day: number): void {
    if (!copiedIds) return;
    const undo = week.change([changeDay(day, copiedIds)]);
    announce(words('said.pasted', { day: dayName(day), count: copiedIds.length }), undo);
  }

  function clearDay(day: number): void {
    announce(words('said.cleared', { day: dayName(day) }), week.change([changeDay(day, [])]));
  }

  function press(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (!(target instanceof HTMLElement) || target.id !== placeId(current)) return;
    const run = keyed(key, { isMoving: altKey, isCommand: ctrlKey || metaKey });
    if (!run) return;
    event.preventDefault();
    run();
  }

  function keyed(key: string, { isMoving, isCommand }: { isMoving: boolean; isCommand: boolean }) {
    const arrow = arrows[key];
    if (arrow) {
      const place = { day: current.day + arrow[0], index: current.index + arrow[1] };
      return isMoving && canWrite ? () => move(current, place) : () => go(place);
    }
    if (key === 'Home') return () => go({ ...current, index: 0 });
    if (key === 'End') return () => go({ ...current, index: 999 });
    if (!canWrite) return undefined;
    if (isCommand) return commands[key.toLowerCase()];
    if (key === 'Delete' || key === 'Backspace') return () => removeCard(current);
    return key.length === 1 && /\p{L}/u.test(key) ? () => setFinder({ ...current, text: key }) : undefined;
  }

  const commands: Readonly<Record<string, () => void>> = {
    c: () => copyDay(current.day),
    v: () => pasteDay(current.day),
    z: () => week.undoLast() && announce(words('said.undone')),
  };

  return {
    current,
    setCurrent,
    announcement,
    press,
    finder,
    open: (place: Place) => setFinder({ ...place, text: '' }),
    type: (text: string) => setFinder((opened) => opened && { ...opened, text }),
    close: () => {
      setFinder(undefined);
      setMoves((count) => count + 1);
    },
    put,
    removeCard,
    move,
    copyDay,
    pasteDay,
    clearDay,
  };
}

const namesOnBoard = (days: readonly MenuPlan[], id: number | undefined) =>
  days.flatMap(({ choices }) => choices).find((choice) => choice.id === id)?.name;

export type Board = ReturnType<typeof useBoard>;

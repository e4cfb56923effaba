import { type KeyboardEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFrontWords } from '../language/use-front-words.ts';
import { useDates } from '../language/use-dates.ts';
import { type GridSlot, isSameSlot, type SlotGrid, slotBeside } from './slot-grid.ts';
import { SlotCell } from './SlotCell.tsx';
import { SlotPages } from './SlotPages.tsx';
import styles from './SlotTable.module.css';
import { useDaysInView } from './use-days-in-view.ts';

interface SlotTableProps {
  grid: SlotGrid;
  chosenSlot: GridSlot | undefined;
  isChoosable: (slot: GridSlot) => boolean;
  onChoose: (slot: GridSlot) => void;
}

/** As many days side by side as fit, a week at most. Arrow keys move across all days. */
export function SlotTable({ grid, chosenSlot, isChoosable, onChoose }: SlotTableProps) {
  const { days, times, slots } = grid;
  const label = useFrontWords('orders.form')('slot');
  const dates = useDates();
  const table = useRef<HTMLTableElement>(null);
  const begin = chosenSlot ?? slots.find(({ state }) => state === 'free');
  const { measuredRef, perPage, first, shownDays, turnTo } = useDaysInView(days, begin?.date);
  const shownSlots = slots.filter(({ date }) => shownDays.includes(date));
  const shownTimes = times.filter((time) => shownSlots.some((slot) => isAt(slot, time)));

  // The group has the focus while the slots load.
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || !activeElement?.contains(table.current)) return;
    table.current?.querySelector<HTMLElement>('[data-begins]')?.focus();
  }, []);

  function walk(event: KeyboardEvent, from: GridSlot) {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const next = slotBeside(slots.filter(isChoosable), from, event.key);
    if (!next) return;
    // The page must be drawn before its slot can get the focus.
    flushSync(() => {
      turnTo(next.date);
      onChoose(next);
    });
    table.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }

  return (
    <div ref={measuredRef} className={styles['slots']}>
      <SlotPages grid={grid} first={first} perPage={perPage} onTurn={turnTo} />
      <div role="group" aria-label={label}>
        <table ref={table}>
          <thead>
            <tr>
              <td />
              {shownDays.map((date) => (
                <th key={date} scope="col">
                  <Day text={dates.short(date)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownTimes.map((time) => (
              <tr key={`${time.start} ${time.end}`}>
                <th scope="row">{dates.span(time.start, time.end)}</th>
                {shownDays.map((date) => (
                  <td key={date}>
                    {shownSlots
                      .filter((slot) => slot.date === date && isAt(slot, time))
                      .map((slot) => (
                        <SlotCell
                          key={slot.scheduleId}
                          slot={slot}
                          checked={isSameSlot(slot, chosenSlot)}
                          begins={isSameSlot(slot, begin)}
                          choosable={isChoosable(slot)}
                          onChoose={() => onChoose(slot)}
                          onKeyDown={(event) => walk(event, slot)}
                        />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const isAt = (slot: GridSlot, { start, end }: SlotGrid['times'][number]) => slot.start === start && slot.end === end;

function Day({ text }: { text: string }) {
  const [weekday, ...date] = text.split(' ');
  return (
    <>
      {weekday}
      <br />
      {date.join(' ')}
    </>
  );
}

import type { SlotList } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { useFrontWords } from '@traiteur/front/language/use-front-words.ts';
import { type GridSlot, slotGrid } from '@traiteur/front/orders/slot-grid.ts';
import { SlotTable } from '@traiteur/front/orders/SlotTable.tsx';

interface SlotChoiceProps {
  list: SlotList;
  /** The order's own slot. */
  current?: Parameters<typeof slotGrid>[1];
  chosenSlot: GridSlot | undefined;
  isChoosable: (slot: GridSlot) => boolean;
  onChoose: (slot: GridSlot) => void;
}

export function SlotChoice({ list, current, ...choice }: SlotChoiceProps) {
  const words = useFrontWords('orders.form');
  const grid = slotGrid(list, current);
  return grid.slots.length > 0 ? <SlotTable grid={grid} {...choice} /> : <p role="status">{words('noSlot')}</p>;
}

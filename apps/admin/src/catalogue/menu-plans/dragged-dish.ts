import type { Place } from './use-board.ts';

/** Media type of a dragged dish. */
export const menuDishType = 'application/x-menu-dish';

interface DraggedDish {
  id: number;
  /** Absent for a dish that is on no day yet. */
  from?: Place;
}

export const dragData = (dish: DraggedDish): string => JSON.stringify(dish);

/** Undefined for whatever else is dropped. */
export function draggedDish(data: string): DraggedDish | undefined {
  try {
    return JSON.parse(data) as DraggedDish;
  } catch {
    return undefined;
  }
}

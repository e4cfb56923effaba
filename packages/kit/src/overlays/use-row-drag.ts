import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels before a press becomes a drag. */
const slack = 5;
/** Pixels from an edge of the window at which the page moves along. */
const edge = 70;

interface Drag {
  row: HTMLElement;
  otherRows: readonly HTMLElement[];
  startY: number;
  /** From 1; undefined until it is a drag. */
  place: number | undefined;
}

/** Props of a handle that drags its row (a `tr` or an `li`) among its siblings. Places count from 1. */
export function useRowDrag(onDrop: (place: number, handle: HTMLElement) => void) {
  const drag = useRef<Drag>(undefined);
  const hasDragged = useRef(false);
  function end(): number | undefined {
    const current = drag.current;
    if (!current) return undefined;
    drag.current = undefined;
    mark(current, undefined);
    return current.place;
  }
  return {
    onPointerDown({ button, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      const row = currentTarget.closest<HTMLElement>('tr, li');
      hasDragged.current = false;
      if (button !== 0 || !row?.parentElement) return;
      currentTarget.setPointerCapture(pointerId);
      const siblings = [...row.parentElement.children].filter((child) => child instanceof HTMLElement);
      drag.current = { row, otherRows: siblings.filter((child) => child !== row), startY: clientY, place: undefined };
    },
    onPointerMove({ clientY }: PointerEvent) {
      const current = drag.current;
      if (!current || (current.place === undefined && Math.abs(clientY - current.startY) < slack)) return;
      hasDragged.current = true;
      current.place = placeAt(clientY, current.otherRows);
      mark(current, current.place);
      if (clientY < edge) scrollBy(0, -edge / 4);
      if (clientY > innerHeight - edge) scrollBy(0, edge / 4);
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      const place = end();
      if (place !== undefined) onDrop(place, currentTarget);
    },
    onPointerCancel: end,
    /** The press that ends a drag opens nothing. */
    onClick(event: MouseEvent) {
      if (hasDragged.current) event.preventDefault();
      hasDragged.current = false;
    },
  };
}

const placeAt = (y: number, rows: readonly HTMLElement[]): number =>
  rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length + 1;

/** Shows where the row would go. */
function mark({ row, otherRows }: Drag, place: number | undefined): void {
  row.toggleAttribute('data-dragged', place !== undefined);
  for (const [index, otherRow] of otherRows.entries()) {
    otherRow.toggleAttribute('data-drop-above', index + 1 === place);
    otherRow.toggleAttribute('data-drop-below', index + 2 === place && index + 1 === otherRows.length);
  }
}

import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels before a press becomes a drag. */
const slack = 5;
/** Pixels from an edge of the window at which the page moves along. */
const edge = 70;

interface Drag {
  row: HTMLElement;
  otherRows: readonly HTMLElement[];
  startX: number;
  startY: number;
  /** From 1; undefined until it is a drag. */
  place: number | undefined;
}

/** Props of a handle that drags its row (a `tr` or an `li`) among siblings, below or beside it. Places count from 1. */
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
    onPointerDown({ button, clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      const row = currentTarget.closest<HTMLElement>('tr, li');
      hasDragged.current = false;
      if (button !== 0 || !row?.parentElement) return;
      currentTarget.setPointerCapture(pointerId);
      const siblings = [...row.parentElement.children].filter((child) => child instanceof HTMLElement);
      const otherRows = siblings.filter((child) => child !== row);
      drag.current = { row, otherRows, startX: clientX, startY: clientY, place: undefined };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const current = drag.current;
      if (!current) return;
      const way = Math.hypot(clientX - current.startX, clientY - current.startY);
      if (current.place === undefined && way < slack) return;
      hasDragged.current = true;
      current.place = placeAt(clientX, clientY, current);
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

function placeAt(x: number, y: number, { row, otherRows }: Drag): number {
  const boxes = otherRows.map((otherRow) => otherRow.getBoundingClientRect());
  const tops = [row.getBoundingClientRect(), ...boxes].map(({ top }) => Math.round(top));
  const areBeside = new Set(tops).size < tops.length;
  const isBefore = ({ top, bottom, left, width, height }: DOMRect) =>
    areBeside ? bottom < y || (top <= y && left + width / 2 < x) : top + height / 2 < y;
  return boxes.filter(isBefore).length + 1;
}

/** Shows where the row would go. */
function mark({ row, otherRows }: Drag, place: number | undefined): void {
  row.toggleAttribute('data-dragged', place !== undefined);
  for (const [index, otherRow] of otherRows.entries()) {
    otherRow.toggleAttribute('data-drop-above', index + 1 === place);
    otherRow.toggleAttribute('data-drop-below', index + 2 === place && index + 1 === otherRows.length);
  }
}

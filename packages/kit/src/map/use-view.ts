import { type PointerEvent, useRef, useState } from 'react';
import type { Spot } from './projection.ts';

const largest = 16;
export const zoomStep = 1.6;

export type MapView = ReturnType<typeof useView>;

interface View extends Spot {
  /** 1 shows the whole map. */
  zoom: number;
}

/** The visible part of a map: dragged, or zoomed by steps. `x` and `y` are its middle. */
export function useView(width: number, height: number) {
  const wholeView: View = { x: width / 2, y: height / 2, zoom: 1 };
  const [chosenView, keep] = useState<View>();
  const view = chosenView ?? wholeView;
  const drag = useRef<{ from: Spot; view: View; moved: boolean }>(undefined);

  const inside = ({ x, y, zoom }: View): View | undefined => {
    if (zoom <= 1) return undefined;
    const [halfWidth, halfHeight] = [width / zoom / 2, height / zoom / 2];
    return {
      zoom,
      x: Math.min(Math.max(x, halfWidth), width - halfWidth),
      y: Math.min(Math.max(y, halfHeight), height - halfHeight),
    };
  };
  return {
    zoom: view.zoom,
    isLargest: view.zoom >= largest,
    viewBox: `${view.x - width / view.zoom / 2} ${view.y - height / view.zoom / 2} ${width / view.zoom} ${height / view.zoom}`,
    enlarge: (by: number) => keep(inside({ ...view, zoom: Math.min(view.zoom * by, largest) })),
    showWhole: () => keep(undefined),
    reveal: (spot: Spot) => {
      const out =
        Math.abs(spot.x - view.x) > width / view.zoom / 2.2 || Math.abs(spot.y - view.y) > height / view.zoom / 2.2;
      if (out) keep(inside({ ...spot, zoom: view.zoom }));
    },
    wasDragged: () => drag.current?.moved ?? false,
    dragging: {
      onPointerDown: (event: PointerEvent) => {
        drag.current = { from: { x: event.clientX, y: event.clientY }, view, moved: false };
      },
      onPointerMove: (event: PointerEvent) => {
        const { current } = drag;
        if (!current || event.buttons === 0 || current.view.zoom === 1) return;
        const [x, y] = [event.clientX - current.from.x, event.clientY - current.from.y];
        if (!current.moved && Math.hypot(x, y) < 5) return;
        if (!current.moved) event.currentTarget.setPointerCapture(event.pointerId);
        current.moved = true;
        const { zoom } = current.view;
        keep(inside({ zoom, x: current.view.x - x / zoom, y: current.view.y - y / zoom }));
      },
    },
  };
}

import type { PlacedPoint } from '@traiteur/kit/map/map-props.ts';
import { spread } from '@traiteur/kit/map/projection.ts';
import styles from './GoogleMap.module.css';
import type { GoogleLibraries } from './use-google-libraries.ts';

/** Pixels. Stops at one place stand around it. */
const badgeSize = 28;

export interface PointMarks {
  /** Rings the point of that key; undefined rings none. */
  choose: (key: string | undefined) => void;
  remove: () => void;
}

/**
 * Draws a numbered button per point. Google's own markers would need a map registered with Google.
 * The points are one Tab stop, then the arrow keys move among them.
 */
export function drawPoints(
  { maps: { OverlayView } }: GoogleLibraries,
  map: google.maps.Map,
  points: readonly PlacedPoint[],
  onChoose: (key: string) => void,
): PointMarks {
  const { ownerDocument } = map.getDiv();
  const buttons = points.map((point) => buttonOf(ownerDocument, point, onChoose));
  const [first] = buttons;
  if (first) first.tabIndex = 0;
  for (const [index, button] of buttons.entries())
    button.addEventListener('keydown', (event) => {
      const step = stepOf(event.key);
      const next = buttons[(index + step + buttons.length) % buttons.length];
      if (step === 0 || !next) return;
      // The arrow keys would also move the map.
      event.stopPropagation();
      event.preventDefault();
      button.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });

  const layer = new (class extends OverlayView {
    override onAdd() {
      for (const button of buttons) OverlayView.preventMapHitsAndGesturesFrom(button);
      this.getPanes()?.overlayMouseTarget.append(...buttons);
    }

    override draw() {
      const projection = this.getProjection();
      const exact = points.map(({ latitude, longitude }) => {
        const spot = projection.fromLatLngToDivPixel({ lat: latitude, lng: longitude });
        return { x: spot?.x ?? 0, y: spot?.y ?? 0 };
      });
      const spots = spread(points, exact, badgeSize);
      for (const [index, button] of buttons.entries())
        button.style.translate = `${spots[index]?.x ?? 0}px ${spots[index]?.y ?? 0}px`;
    }

    override onRemove() {
      for (const button of buttons) button.remove();
    }
  })();
  layer.setMap(map);
  return {
    choose: (key) => {
      for (const [index, button] of buttons.entries())
        button.setAttribute('aria-pressed', String(points[index]?.key === key));
    },
    remove: () => layer.setMap(null),
  };
}

function buttonOf(
  page: Document,
  { key, name, badge = '', colour = '' }: PlacedPoint,
  onChoose: (key: string) => void,
) {
  const button = page.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = `${styles['point']} ${badge ? styles['numbered'] : ''}`;
  button.ariaLabel = name;
  button.title = name;
  button.textContent = badge;
  button.style.setProperty('--colour', colour);
  button.addEventListener('click', () => onChoose(key));
  return button;
}

const stepOf = (key: string): number => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
};

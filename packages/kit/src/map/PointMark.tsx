import type { PlacedPoint } from './map-props.ts';
import styles from './OwnMap.module.css';
import type { Spot } from './projection.ts';

interface PointMarkProps {
  id: string;
  point: PlacedPoint;
  spot: Spot | undefined;
  zoom: number;
  hasLabel: boolean;
  chosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** The same size at every zoom, with a touch target around it. */
export function PointMark({ id, point, spot, zoom, hasLabel, chosen, onPoint, onChoose }: PointMarkProps) {
  if (!spot) return null;
  const { name, label, badge, colour } = point;
  const radius = badge ? 12 : colour ? 6 : 3.5;
  return (
    // The map handles the keys: arrows go from point to point.
    <g
      id={id}
      role="option"
      aria-selected={chosen}
      aria-label={name}
      className={styles['point']}
      transform={`translate(${spot.x} ${spot.y}) scale(${1 / zoom})`}
      onPointerEnter={onPoint}
      onClick={onChoose}
    >
      <circle className={styles['reach']} r={14} />
      {chosen && <circle className={styles['ring']} r={radius + 4} />}
      {badge ? (
        <circle className={styles['numbered']} r={radius} stroke={colour} />
      ) : (
        <circle className={colour ? styles['dot'] : styles['plain']} r={radius} fill={colour} />
      )}
      {badge && (
        <text className={styles['badge']} dy="0.36em">
          {badge}
        </text>
      )}
      {label && hasLabel && (
        <text className={styles['label']} y={radius + 13}>
          {label}
        </text>
      )}
    </g>
  );
}

import type { Course, PlacedPoint, Position } from './map-props.ts';
import styles from './OwnMap.module.css';
import type { Spot } from './projection.ts';

interface GroundsProps {
  points: readonly PlacedPoint[];
  spots: readonly Spot[];
  gaps: readonly number[];
}

export function Grounds({ points, spots, gaps }: GroundsProps) {
  const reach = reachOf(gaps);
  return points.map(({ key, colour }, index) =>
    colour ? (
      <circle
        key={key}
        className={styles['ground']}
        cx={spots[index]?.x}
        cy={spots[index]?.y}
        r={reach}
        fill={colour}
      />
    ) : null,
  );
}

/** In pixels, from the median gap between neighbours, within limits. */
function reachOf(gaps: readonly number[]): number {
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 40;
  return Math.min(Math.max(middle * 0.8, 14), 46);
}

interface CoursesProps {
  courses: readonly Course[];
  project: (position: Position) => Spot;
  zoom: number;
}

/** The same width at every zoom. */
export function Courses({ courses, project, zoom }: CoursesProps) {
  return courses.map(({ key, colour, through }) => (
    <polyline
      key={key}
      className={styles['course']}
      stroke={colour}
      strokeWidth={2.5 / zoom}
      points={through
        .map(project)
        .map(({ x, y }) => `${x},${y}`)
        .join(' ')}
    />
  ));
}

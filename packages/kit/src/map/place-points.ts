import type { PlacedPoint, Position } from './map-props.ts';
import { gapsOf, projectionOf, type Spot } from './projection.ts';

/** Pixels. */
const margin = 34;
/** Margin as a part of the height, where context points exist. */
const marginAround = 0.16;

interface PointsOnMap {
  /** Points inside the frame; spots and gaps have the same indices. */
  seen: PlacedPoint[];
  spots: Spot[];
  gaps: number[];
  project: (position: Position) => Spot;
}

/** In pixels; the frame holds all points but the context ones. */
export function placePoints(points: readonly PlacedPoint[], width: number, height: number): PointsOnMap {
  const framed = points.filter(({ isAround }) => !isAround);
  const room = { width, height, margin: framed.length < points.length ? height * marginAround : margin };
  const project = projectionOf(framed.length > 0 ? framed : points, room);
  const visiblePoints = points.filter((point) => isInside(project(point), width, height));
  const spots = visiblePoints.map(project);
  return { seen: visiblePoints, spots, gaps: gapsOf(spots), project };
}

const isInside = ({ x, y }: Spot, width: number, height: number) => x >= 0 && x <= width && y >= 0 && y <= height;

import type { PlacedPoint, Position } from './map-props.ts';
import { gapsOf, projectionOf, type Spot } from './projection.ts';

/** Pixels. */
const margin = 34;
/** Where there is something around: part of the height. */
const marginAround = 0.16;

interface PointsOnMap {
  /** The points that stand inside of the edges, each with the spot and the gap at the same place of the other lists. */
  seen: PlacedPoint[];
  spots: Spot[];
  gaps: number[];
  project: (position: Position) => Spot;
}

/** Where points stand on a map of that size, in pixels: all of them are framed but those that are only around. */
export function placePoints(points: readonly PlacedPoint[], width: number, height: number): PointsOnMap {
  const framed = points.filter(({ isAround }) => !isAround);
  const room = { width, height, margin: framed.length < points.length ? height * marginAround : margin };
  const project = projectionOf(framed.length > 0 ? framed : points, room);
  const visiblePoints = points.filter((point) => isInside(project(point), width, height));
  const spots = visiblePoints.map(project);
  return { seen: visiblePoints, spots, gaps: gapsOf(spots), project };
}

const isInside = ({ x, y }: Spot, width: number, height: number) => x >= 0 && x <= width && y >= 0 && y <= height;

import type { Position } from './map-props.ts';

/** Pixels. */
export interface Spot {
  x: number;
  y: number;
}

interface Room {
  width: number;
  height: number;
  margin: number;
}

/** Degrees around a single point: about four kilometres. */
const leastReach = 0.04;

/** To pixels. Over a delivery area one degree has the same width everywhere: the width at the middle suffices. */
export function projectionOf(
  positions: readonly Position[],
  { width, height, margin }: Room,
): (position: Position) => Spot {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) };
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  const reach = {
    x: Math.max(reachOf(longitudes) * narrowing, leastReach),
    y: Math.max(reachOf(latitudes), leastReach),
  };
  const scale = Math.min((width - 2 * margin) / reach.x, (height - 2 * margin) / reach.y);
  return ({ latitude, longitude }) => ({
    x: width / 2 + (longitude - middle.longitude) * narrowing * scale,
    y: height / 2 - (latitude - middle.latitude) * scale,
  });
}

const leastOf = (values: readonly number[]) => values.reduce((least, value) => Math.min(least, value), Infinity);
const mostOf = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), -Infinity);
const middleOf = (values: readonly number[]) => (values.length > 0 ? (leastOf(values) + mostOf(values)) / 2 : 0);
const reachOf = (values: readonly number[]) => (values.length > 0 ? mostOf(values) - leastOf(values) : 0);

export function gapsOf(spots: readonly Spot[]): number[] {
  return spots.map((spot) =>
    spots.reduce((least, otherSpot) => {
      const gap = Math.hypot(spot.x - otherSpot.x, spot.y - otherSpot.y);
      return gap > 0.5 && gap < least ? gap : least;
    }, 1000),
  );
}

/** Fans out badges at the same place, so that each can be seen; other points stay. */
export function spread(points: readonly { badge?: string }[], spots: readonly Spot[], distance: number): Spot[] {
  const badges = spots.keys().filter((index) => points[index]?.badge);
  const groups = Map.groupBy(badges, (index) => `${spots[index]?.x.toFixed()} ${spots[index]?.y.toFixed()}`);
  const movedSpots = [...spots];
  for (const indexes of groups.values()) {
    if (indexes.length === 1) continue;
    for (const [place, index] of indexes.entries()) {
      const spot = spots[index];
      if (spot) movedSpots[index] = aside(spot, place, indexes.length, distance);
    }
  }
  return movedSpots;
}

function aside(spot: Spot, place: number, count: number, distance: number): Spot {
  const angle = (2 * Math.PI * place) / count - Math.PI / 2;
  const radius = (distance / 2) * Math.max(1, count / Math.PI);
  return { x: spot.x + Math.cos(angle) * radius, y: spot.y + Math.sin(angle) * radius };
}

export function nextSpot(spots: readonly Spot[], from: number, arrow: string): number {
  const start = spots[from];
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
  if (!start || !direction) return 0;
  const [dx = 0, dy = 0] = direction;
  let best = { index: from, cost: Infinity };
  for (const [index, { x, y }] of spots.entries()) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const off = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + 2 * off;
    if (ahead > 0.5 && cost < best.cost) best = { index, cost };
  }
  return best.index;
}

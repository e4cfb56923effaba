interface Point {
  latitude: number;
  longitude: number;
}

/**
 * An order to drive to stops in: always to the nearest one that is left, as the crow flies, from where the van starts, or from the first stop
 * where nobody knows that. Stops without a point come last, in the order that they had. A suggestion: it knows no streets and no one-way.
 */
export function suggestedOrder<Stop extends { point?: Point | null | undefined }>(
  stops: readonly Stop[],
  start: Point | null,
): Stop[] {
  const stopsToVisit = stops.filter(({ point }) => point);
  const order: Stop[] = [];
  let here = start ?? stopsToVisit[0]?.point ?? null;
  while (here && stopsToVisit.length > 0) {
    const from = here;
    const nearest = stopsToVisit.reduce((best, stop) =>
      distance(from, stop.point) < distance(from, best.point) ? stop : best,
    );
    stopsToVisit.splice(stopsToVisit.indexOf(nearest), 1);
    order.push(nearest);
    here = nearest.point ?? here;
  }
  return [...order, ...stops.filter(({ point }) => !point)];
}

/** In degrees of latitude. A degree of longitude is shorter, the more so the farther north. */
function distance(from: Point, to: Point | null | undefined): number {
  if (!to) return Infinity;
  const narrowing = Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * narrowing);
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The nearest stop next, as the crow flies, from `start` or the first stop. Stops without coordinates come last. */
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

/** In degrees of latitude; a degree of longitude gets shorter towards the pole. */
function distance(from: Point, to: Point | null | undefined): number {
  if (!to) return Infinity;
  const narrowing = Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * narrowing);
}

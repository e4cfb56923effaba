import type { PlacedPoint } from '@traiteur/kit/map/map-props.ts';
import type { GoogleLibraries } from './use-google-libraries.ts';

/** Degrees shown around each point at least, so that a single point is seen with its district. */
const around = 0.01;
/** Pixels kept free at each edge. */
const margin = 40;

/** An empty map. It lets the page scroll: moving it takes two fingers or the Ctrl key. */
export const newMap = ({ maps }: GoogleLibraries, room: HTMLElement): google.maps.Map =>
  new maps.Map(room, {
    // France, until there are points.
    center: { lat: 46.6, lng: 2.4 },
    zoom: 5,
    maxZoom: 18,
    gestureHandling: 'cooperative',
    clickableIcons: false,
    mapTypeControl: false,
    streetViewControl: false,
    fullscreenControl: false,
  });

/** The bounds of all points, leaving out those that only show the surroundings. */
export function frameOf({ core }: GoogleLibraries, points: readonly PlacedPoint[]): google.maps.LatLngBounds {
  const framed = points.filter(({ isAround }) => !isAround);
  const bounds = new core.LatLngBounds();
  for (const { latitude, longitude } of framed.length > 0 ? framed : points)
    for (const side of [-around, around]) bounds.extend({ lat: latitude + side, lng: longitude + side });
  return bounds;
}

/** Moves the map only when it does not show the whole frame, so that a user who zoomed in is not moved away. */
export function showWhole(map: google.maps.Map, frame: google.maps.LatLngBounds): void {
  const bounds = map.getBounds();
  if (frame.isEmpty() || (bounds?.contains(frame.getNorthEast()) && bounds.contains(frame.getSouthWest()))) return;
  map.fitBounds(frame, margin);
}

import type { PlacedPoint } from '@traiteur/kit/map/map-props.ts';
import type { GoogleLibraries } from './use-google-libraries.ts';

/** Degrees that are shown around each point at least: a single one is seen with its district. */
const around = 0.01;
/** Pixels that stay free at each edge. */
const margin = 40;

/** An empty map in that element. The page scrolls over it: moving it takes two fingers, or the Ctrl key. */
export const newMap = ({ maps }: GoogleLibraries, room: HTMLElement): google.maps.Map =>
  new maps.Map(room, {
    // Shown until points are: France.
    center: { lat: 46.6, lng: 2.4 },
    zoom: 5,
    maxZoom: 18,
    gestureHandling: 'cooperative',
    clickableIcons: false,
    mapTypeControl: false,
    streetViewControl: false,
    fullscreenControl: false,
  });

/** The part of the world with all points in it but those that are there for what is around. */
export function frameOf({ core }: GoogleLibraries, points: readonly PlacedPoint[]): google.maps.LatLngBounds {
  const framed = points.filter(({ isAround }) => !isAround);
  const bounds = new core.LatLngBounds();
  for (const { latitude, longitude } of framed.length > 0 ? framed : points)
    for (const side of [-around, around]) bounds.extend({ lat: latitude + side, lng: longitude + side });
  return bounds;
}

/** Moves the map where it does not show that part of the world yet: who looks closer at something stays there. */
export function showWhole(map: google.maps.Map, frame: google.maps.LatLngBounds): void {
  const bounds = map.getBounds();
  if (frame.isEmpty() || (bounds?.contains(frame.getNorthEast()) && bounds.contains(frame.getSouthWest()))) return;
  map.fitBounds(frame, margin);
}

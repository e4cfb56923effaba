import type { PlacedPoint } from '@traiteur/kit/map/map-props.ts';
import { gapsOf } from '@traiteur/kit/map/projection.ts';
import type { GoogleLibraries } from './use-google-libraries.ts';

/** Gaps are looked for up to a thousand of them: here each is ten metres, of which a degree of latitude has so many. */
const metres = 10;
const degree = 11_100;

/** Lays a disc in its colour below each point that stands for a place: together they show where a zone is. Gives what takes them away. */
export function drawGrounds(
  { maps }: GoogleLibraries,
  map: google.maps.Map,
  points: readonly PlacedPoint[],
): () => void {
  const places = points.filter(({ colour, badge }) => colour && !badge);
  const radius = radiusOf(places);
  const circles = places.map(
    ({ latitude, longitude, colour = '' }) =>
      new maps.Circle({
        map,
        center: { lat: latitude, lng: longitude },
        radius,
        clickable: false,
        fillColor: colour,
        fillOpacity: 0.22,
        strokeWeight: 0,
      }),
  );
  return () => {
    for (const circle of circles) circle.setMap(null);
  };
}

/** Metres: as far as to the neighbours, as they mostly are. */
function radiusOf(places: readonly PlacedPoint[]): number {
  const spots = places.map(({ latitude, longitude }) => ({
    x: longitude * degree * Math.cos((latitude * Math.PI) / 180),
    y: latitude * degree,
  }));
  const gaps = gapsOf(spots).toSorted((a, b) => a - b);
  return Math.min(Math.max((gaps[Math.floor(gaps.length / 2)] ?? 0) * metres * 0.8, 600), 4000);
}

import type { PlacedPoint } from '@traiteur/kit/map/map-props.ts';
import { gapsOf } from '@traiteur/kit/map/projection.ts';
import type { GoogleLibraries } from './use-google-libraries.ts';

/** `gapsOf` looks up to a thousand units far: one is ten metres here, and a degree of latitude has `degree` of them. */
const metres = 10;
const degree = 11_100;

/** Draws a coloured disc under each place: together they show a zone's area. Returns the function that removes them. */
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

/** In metres: 0.8 of the median gap to the nearest neighbour, so that discs meet. */
function radiusOf(places: readonly PlacedPoint[]): number {
  const spots = places.map(({ latitude, longitude }) => ({
    x: longitude * degree * Math.cos((latitude * Math.PI) / 180),
    y: latitude * degree,
  }));
  const gaps = gapsOf(spots).toSorted((a, b) => a - b);
  return Math.min(Math.max((gaps[Math.floor(gaps.length / 2)] ?? 0) * metres * 0.8, 600), 4000);
}

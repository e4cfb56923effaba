import type { Course } from '@traiteur/kit/map/map-props.ts';
import type { GoogleLibraries } from './use-google-libraries.ts';

/** Returns the function that removes the lines. */
export function drawCourses({ maps }: GoogleLibraries, map: google.maps.Map, courses: readonly Course[]): () => void {
  const lines = courses.map(
    ({ colour, through }) =>
      new maps.Polyline({
        map,
        clickable: false,
        path: through.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
        strokeColor: colour,
        strokeOpacity: 0.75,
        strokeWeight: 3,
      }),
  );
  return () => {
    for (const line of lines) line.setMap(null);
  };
}

import type { Opening } from './policy.ts';

/**
 * Lets a page also load what suggests addresses, from Google: its script, and the two services that it asks. No map stands on the site, so
 * that neither pictures nor style come from there: https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export const openForMaps = (opening: Opening): Opening => ({
  ...opening,
  script: [...(opening.script ?? []), 'https://maps.googleapis.com'],
  connect: [...(opening.connect ?? []), 'https://maps.googleapis.com', 'https://places.googleapis.com'],
});

/**
 * The bundled PostgreSQL, and the date of the next minor release, from which this one lacks security patches:
 * https://www.postgresql.org/developer/roadmap/. Update both together; a test checks the version.
 */
export const embeddedRelease = { version: '18.4', nextPatches: '2026-08-13' } as const;

/** Date (`YYYY-MM-DD`) since which security patches are missing; null if none. */
export const patchesMissedSince = (now: Date): string | null =>
  now.toISOString().slice(0, 10) >= embeddedRelease.nextPatches ? embeddedRelease.nextPatches : null;

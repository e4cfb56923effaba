/**
 * The PostgreSQL that this release brings, and the day from which on it lacks security patches: that of the next minor release, as
 * https://www.postgresql.org/developer/roadmap/ announces it. Who brings another one writes both anew; a test asks for the version.
 */
export const embeddedRelease = { version: '18.4', nextPatches: '2026-08-13' } as const;

/** Since which day (`YYYY-MM-DD`) PostgreSQL has had patches that the embedded server lacks; null where it lacks none. */
export const patchesMissedSince = (now: Date): string | null =>
  now.toISOString().slice(0, 10) >= embeddedRelease.nextPatches ? embeddedRelease.nextPatches : null;

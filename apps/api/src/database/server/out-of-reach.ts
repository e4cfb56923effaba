/**
 * What PostgreSQL says when it stops, starts, has no connection left (57P0x), or lacks disk, memory or files (53, 58); class 08 is a
 * connection that broke.
 */
const states = /^(?:08...|53...|57P0[1-35]|58...)$/;

/** What the system says of a server that is not there, or of a connection that broke. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver, its pool and Kysely say, which give these no code. */
const sentences =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|.* is not queryable|Postgres connection has been discarded|Cannot use a pool after calling end)/;

/** Whether an error means that the database cannot be asked just now: it is away, or too busy. Worth another try, unlike a bug. */
export function isOutOfReach(error: unknown): boolean {
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown };
  // A socket that is not there yet, or any other reason not to get through.
  if (syscall === 'connect') return true;
  if (typeof code === 'string') return states.test(code) || systemCodes.has(code);
  return typeof message === 'string' && sentences.test(message);
}

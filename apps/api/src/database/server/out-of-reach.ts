/**
 * Stopping or starting (57P0x), no connection, disk, memory or files left (53, 58), broken connection (08), a server
 * that takes no writes (25006).
 */
const states = /^(?:08...|25006|53...|57P0[1-35]|58...)$/;

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

/** Messages without a code, from the driver, its pool and Kysely. */
const sentences =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|.* is not queryable|Postgres connection has been discarded|Cannot use a pool after calling end)/;

/** Whether the database is away or too busy: worth a retry, unlike a bug. */
export function isOutOfReach(error: unknown): boolean {
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown };
  // A missing socket, or any other connection failure.
  if (syscall === 'connect') return true;
  if (typeof code === 'string') return states.test(code) || systemCodes.has(code);
  return typeof message === 'string' && sentences.test(message);
}

/** What PostgreSQL says when it stops, starts, or has no connection left; class 08 is a connection that broke. */
const states = /^(?:08...|53300|57P0[1-3])$/;

/** What the driver says, which gives these no code. */
const sentences = /^(?:timeout exceeded when trying to connect|Connection terminated)/;

/** Whether an error means that the database cannot be asked just now: it is away, or too busy. Worth another try, unlike a bug. */
export function isOutOfReach(error: unknown): boolean {
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown };
  if (syscall === 'connect') return true;
  return (typeof code === 'string' && states.test(code)) || (typeof message === 'string' && sentences.test(message));
}

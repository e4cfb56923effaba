/**
 * A start that cannot go on for a reason the person who starts can mend.
 * The message is one or more whole sentences, shown as they are: no stack, exit code 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The `code` that Node and PostgreSQL put on their errors (`EACCES`, `28P01`), or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The operator can fix it. The message, one or more whole sentences, is shown as it is: no stack, exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The `code` of Node's and PostgreSQL's errors (`EACCES`, `28P01`), or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

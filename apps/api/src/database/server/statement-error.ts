import { StartError } from '../../core/start-error.ts';

/** With PostgreSQL's reason and the statement's line. */
export const statementError = (happened: string, error: unknown, sql: string): StartError =>
  new StartError(`${happened}: ${reason(error, sql)}.`, { cause: error });

/** PostgreSQL counts characters from 1. */
function reason(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : 0;
  return position > 0 ? `${error.message}, line ${sql.slice(0, position).split('\n').length}` : error.message;
}

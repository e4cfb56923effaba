import { StartError } from '../../core/start-error.ts';

/** What happened, with PostgreSQL's reason and the line of the statements that it is about. */
export const statementError = (happened: string, error: unknown, sql: string): StartError =>
  new StartError(`${happened}: ${reason(error, sql)}.`, { cause: error });

/** PostgreSQL gives the place of a mistake as a count of characters, from 1. */
function reason(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : 0;
  return position > 0 ? `${error.message}, line ${sql.slice(0, position).split('\n').length}` : error.message;
}

import type { FastifyServerOptions } from 'fastify';
import type { RequestWatch } from './request-watch.ts';

/** Tokens, and the row that PostgreSQL quotes with an error. */
const unloggedFields = ['req.headers.authorization', 'req.headers.cookie', 'err.detail', 'err.where'];

export type Log = boolean | { write: (line: string) => void };

export const loggerOf = (log: Log | undefined): NonNullable<FastifyServerOptions['logger']> =>
  log
    ? {
        redact: unloggedFields,
        serializers: { err: shownError },
        formatters: { level: (level: string) => ({ level }) },
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        ...(typeof log === 'object' && { stream: log }),
      }
    : false;

/** One line for each. */
export const loggingRequests: RequestWatch = {
  end({ operation, status, milliseconds, refusal, administrator }, { log }) {
    const line = { operation, status, milliseconds: Math.round(milliseconds), refusal, administrator };
    if (status >= 500) log.error(line, 'request');
    else log.info(line, 'request');
  },
};

const valueRefused = /^22/;

/** An error's message may quote what somebody typed: e-mail addresses, numbers, and what PostgreSQL could not read. */
function shownError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPeople(String(error)), stack: '' };
  const { code, constraint, table, column, cause } = error as Error & Record<string, unknown>;
  const isOfValue = typeof code === 'string' && valueRefused.test(code);
  const message = withoutPeople(isOfValue ? error.message.replace(/"[^]*"/, '"…"') : error.message);
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: stack.join('\n'),
    code,
    constraint,
    table,
    column,
    ...(cause instanceof Error && { cause: withoutPeople(cause.message) }),
  };
}

const withoutPeople = (text: string): string =>
  text.replace(/[^\s<>"'(,;:]+@[^\s<>"'),;:]+/g, '…@…').replace(/\+?\d(?:[ .-]?\d){7,}/g, '…');

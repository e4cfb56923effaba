import { codeOf } from '../core/start-error.ts';

/** The connection broke after the whole mail was sent: the server may have accepted it. */
export class UncertainDelivery extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
  }
}

interface ServerAnswer {
  code?: string;
  command?: string;
  /** Three digits; from 500 the refusal is final. */
  responseCode?: number;
}

const answerIn = (error: unknown) => error as ServerAnswer;

/** False if the server just closed the connection. */
export const hasAnswer = (error: unknown): boolean => answerIn(error).responseCode !== undefined;

/** The server refuses this very mail for good: its address or its content. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = answerIn(error);
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Without the server's text, which may quote an address. */
export function reasonOf(error: unknown): string {
  if (error instanceof UncertainDelivery) return error.message;
  const { command, responseCode } = answerIn(error);
  return codeOf(error) ? [codeOf(error), command, responseCode].filter(Boolean).join(' ') : String(error);
}

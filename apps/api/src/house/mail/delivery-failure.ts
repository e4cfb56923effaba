import { codeOf } from '../../core/start-error.ts';

/** The mail server was given a whole mail and went away without an answer: it may have taken it. */
export class UncertainDelivery extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
  }
}

interface ServerAnswer {
  code?: string;
  command?: string;
  /** Three digits: from 500 on it means no for good. */
  responseCode?: number;
}

const answerIn = (error: unknown) => error as ServerAnswer;

/** Whether the mail server has said no, and not just gone away. */
export const hasAnswer = (error: unknown): boolean => answerIn(error).responseCode !== undefined;

/** Whether the mail server will never take this very mail: it knows no such address, or refuses what it says. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = answerIn(error);
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Why, without the sentence of the mail server: it may quote an address. */
export function reasonOf(error: unknown): string {
  if (error instanceof UncertainDelivery) return error.message;
  const { command, responseCode } = answerIn(error);
  return codeOf(error) ? [codeOf(error), command, responseCode].filter(Boolean).join(' ') : String(error);
}

import { createStore } from '../browser/store.ts';

/**
 * Asks who is signed in for their password again, when a call takes that: one question for all calls that wait for it. The frame shows the
 * question while `read` is true, and settles it.
 */
export function createConfirmation() {
  const isAsked = createStore(false);
  let question: PromiseWithResolvers<boolean> | undefined;
  return {
    read: isAsked.read,
    subscribe: isAsked.subscribe,
    /** True once the password was given, and the call may be sent again. */
    ask: (): Promise<boolean> => {
      question ??= Promise.withResolvers<boolean>();
      isAsked.write(true);
      return question.promise;
    },
    settle: (isConfirmed: boolean): void => {
      if (!question) return;
      isAsked.write(false);
      question.resolve(isConfirmed);
      question = undefined;
    },
  };
}

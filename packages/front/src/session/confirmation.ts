import { createStore } from '../browser/store.ts';

/** Asks for the password again, once for all waiting calls. The frame shows the question while `read` is true. */
export function createConfirmation() {
  const isAsked = createStore(false);
  let question: PromiseWithResolvers<boolean> | undefined;
  return {
    read: isAsked.read,
    subscribe: isAsked.subscribe,
    /** Resolves true once the password was given: repeat the call. */
    ask: (): Promise<boolean> => {
      question ??= Promise.withResolvers<boolean>();
      isAsked.write(true);
      return question.promise;
    },
    answer: (isConfirmed: boolean): void => {
      if (!question) return;
      isAsked.write(false);
      question.resolve(isConfirmed);
      question = undefined;
    },
  };
}

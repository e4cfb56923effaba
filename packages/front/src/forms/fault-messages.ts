import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { faultCodeOf } from '@traiteur/contract/wire/faults.ts';
import { useFrontWords } from '../language/use-front-words.ts';

/** What zod found, in the words that the server would use. */
export function useFaultMessage(): (issue: Parameters<typeof faultCodeOf>[0]) => string {
  const words = useFrontWords('faults');
  return (issue) => words(faultCodeOf(issue));
}

/** What failed, in the user's language: the server's own sentence, or that it did not answer. */
export function useFailureMessage(): (error: unknown) => string {
  const words = useFrontWords('front.error');
  return (error) => (error instanceof ApiRefusal ? error.problem.title : words('unreachable'));
}

/** Whether the server says that there is no such thing, or no longer. */
export const isGone = (error: unknown) => error instanceof ApiRefusal && error.problem.status === 404;

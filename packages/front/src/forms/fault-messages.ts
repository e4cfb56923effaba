import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { faultCodeOf, ratioOf } from '@traiteur/contract/wire/faults.ts';
import { leastContrast } from '@traiteur/domain/site/contrast.ts';
import { useFrontWords } from '../language/use-front-words.ts';

/** What zod found, in the words that the server would use. */
export function useFaultMessage(): (issue: Parameters<typeof faultCodeOf>[0]) => string {
  const words = useFrontWords('faults');
  // One of them tells a figure; one sentence for any of them can no longer tell.
  return (issue) =>
    words(faultCodeOf(issue) as 'too-little-contrast', { ratio: ratioOf(issue) ?? 0, least: leastContrast });
}

/** What failed, in the user's language: the server's own sentence, or that it did not answer. */
export function useFailureMessage(): (error: unknown) => string {
  const words = useFrontWords('front.error');
  return (error) => (error instanceof ApiRefusal ? error.problem.title : words('unreachable'));
}

/** What staff are told beside: the dish that does not fit, say. */
export const reasonsOf = (error: unknown): string[] => {
  const errors = error instanceof ApiRefusal ? (error.problem.errors ?? []) : [];
  return [...new Set(errors.flatMap(({ reason }) => reason ?? []))];
};

/** Whether the server says that there is no such thing, or no longer. */
export const isGone = (error: unknown) => error instanceof ApiRefusal && error.problem.status === 404;

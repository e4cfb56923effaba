import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { faultCodeOf, ratioOf } from '@traiteur/contract/wire/faults.ts';
import { leastContrast } from '@traiteur/domain/site/contrast.ts';
import { useFrontWords } from '../language/use-front-words.ts';

export function useFaultMessage(): (issue: Parameters<typeof faultCodeOf>[0]) => string {
  const words = useFrontWords('faults');
  // One code includes a number; the general sentence for that code could not show it.
  return (issue) =>
    words(faultCodeOf(issue) as 'too-little-contrast', { ratio: ratioOf(issue) ?? 0, least: leastContrast });
}

export function useFailureMessage(): (error: unknown) => string {
  const words = useFrontWords('front.error');
  return (error) => (error instanceof ApiRefusal ? error.problem.title : words('unreachable'));
}

/** Reasons shown to staff only, such as which dish is the problem. */
export const reasonsOf = (error: unknown): string[] => {
  const errors = error instanceof ApiRefusal ? (error.problem.errors ?? []) : [];
  return [...new Set(errors.flatMap(({ reason }) => reason ?? []))];
};

export const isGone = (error: unknown) => error instanceof ApiRefusal && error.problem.status === 404;

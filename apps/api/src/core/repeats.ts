const repeats = new WeakSet<object>();

/** For a request that came again with its key: the answer of the first one, and nothing done. */
export function markRepeat<Answer extends object>(answer: Answer): Answer {
  repeats.add(answer);
  return answer;
}

export const isRepeat = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && repeats.has(answer);

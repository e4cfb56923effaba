/** More files that fail are no matter of a machine that was late. */
const mostFiles = 2;

/**
 * The files of browser tests that are run once more, alone: where other work holds a browser up, a page may be drawn
 * later than its test waits. What fails elsewhere, in many files or outside the tests stays failed.
 *
 * @param {{ failed: number, failedFiles: string[] } | undefined} count undefined if the run did not finish
 * @returns {string[]}
 */
export function filesToRepeat(count) {
  const files = [...new Set(count?.failedFiles ?? [])];
  const isInBrowser = files.every((file) => file.startsWith('e2e/'));
  return isInBrowser && files.length <= mostFiles ? files : [];
}

/**
 * Both runs as one: what passed alone counts as passed, and is told in a line of its own that is to be mended.
 *
 * @param {{ passed: number, failed: number, skipped: number, failures: string[] }} first
 * @param {{ failed: number, failures: string[] } | undefined} second
 */
export function afterSecondRun(first, second) {
  if (!second || second.failed > 0)
    return { ...first, failures: [...new Set([...first.failures, ...(second?.failures ?? [])])] };
  const late = first.failures.map((failure) => failure.replace(/^FAILED/, 'LATE, passed alone, to be mended:'));
  return { ...first, passed: first.passed + first.failed, failed: 0, failures: late };
}

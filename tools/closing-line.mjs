/**
 * The last line of a run, for people and scripts: `12 passed, 0 failed, 1 skipped`. Where no test failed but the
 * setup did, it must not look like a success.
 *
 * @param {{ passed: number, failed: number, skipped: number } | undefined} count undefined if the run did not finish
 * @param {{ failed: number, code: number }} beside failures outside the tests, and the exit code of the run
 */
export function closingLine(count, beside) {
  const { passed, skipped } = count ?? { passed: 0, skipped: 0 };
  const failures = (count?.failed ?? 0) + beside.failed;
  const failureCount = beside.code === 0 && count ? failures : Math.max(1, failures);
  return `${passed} passed, ${failureCount} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

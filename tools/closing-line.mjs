/**
 * What closes a run, in one plain line for people and scripts: `12 passed, 0 failed, 1 skipped`. `failed` is what failed beside the tests.
 * A run without a failed test can fail too, as when the setup failed: the line must not look like a success.
 *
 * @param {{ passed: number, failed: number, skipped: number } | undefined} count of the tests; none where they were not run to the end
 * @param {{ failed: number, code: number }} beside with the exit code of the run
 */
export function closingLine(count, beside) {
  const { passed, skipped } = count ?? { passed: 0, skipped: 0 };
  const failures = (count?.failed ?? 0) + beside.failed;
  const failureCount = beside.code === 0 && count ? failures : Math.max(1, failures);
  return `${passed} passed, ${failureCount} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

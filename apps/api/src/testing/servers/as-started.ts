/** A house's program is started with these bounds (docs/performance.md says what they give). */
export const asStarted = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=768',
  MALLOC_ARENA_MAX: '2',
} as const;

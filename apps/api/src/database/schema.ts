/**
 * The tables, as the migrations made them: each stands in its noun's `<noun>.table.ts`, which adds it here (`declare module`).
 * Amounts are cents, dates `YYYY-MM-DD`, times `HH:MM:SS`, moments `Date`.
 */
export interface Database {}

/**
 * The tables of the migrations: each noun's `<noun>.table.ts` adds its own (`declare module`).
 * Amounts are cents, dates `YYYY-MM-DD`, times `HH:MM:SS`, moments `Date`.
 */
export interface Database {}

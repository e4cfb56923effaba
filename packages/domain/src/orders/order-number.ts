/**
 * The number that clients and invoices quote: `2026-000042`. `sequence` starts again at 1 each year.
 * Past 999,999 it grows a digit rather than repeating.
 */
export function orderNumber(year: number, sequence: number): string {
  return `${String(year).padStart(4, '0')}-${String(sequence).padStart(6, '0')}`;
}

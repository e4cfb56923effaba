/** `2026-000042`, for clients and invoices. `sequence` restarts at 1 each year. Past 999,999 it gets a digit more. */
export function orderNumber(year: number, sequence: number): string {
  return `${String(year).padStart(4, '0')}-${String(sequence).padStart(6, '0')}`;
}

/**
 * Whether a page of another site sent this form: what it says would be kept in the visitor's browser as their own word. Browsers say where a form
 * comes from, and no page can make them lie.
 */
export function isOfForeignPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== headers.get('host');
}

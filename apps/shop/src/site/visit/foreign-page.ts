/** Whether another site's page sent the form (CSRF). Browsers set these headers, and no page can forge them. */
export function isOfForeignPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== headers.get('host');
}

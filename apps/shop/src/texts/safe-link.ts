const protocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** Undefined for an address that would run code, read as a browser reads it. */
export function safeLink(address: string): string | undefined {
  // Our own pages are linked without an origin.
  const url = URL.parse(address, 'https://site.invalid');
  return url && protocols.includes(url.protocol) ? address : undefined;
}

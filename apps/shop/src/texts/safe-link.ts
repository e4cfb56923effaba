const protocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** The address of a link that somebody typed, read as a browser reads it; undefined where it would run something instead of leading somewhere. */
export function safeLink(address: string): string | undefined {
  // A page of ours is written without its origin.
  const url = URL.parse(address, 'https://site.invalid');
  return url && protocols.includes(url.protocol) ? address : undefined;
}

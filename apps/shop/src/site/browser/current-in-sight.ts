/** In pixels: what stays visible before the link. */
const room = 48;

/** A chosen day or filter far to the right would stay out of sight. */
export function bringCurrentIntoSight(document: Document): void {
  for (const link of document.querySelectorAll('li > a[aria-current]')) {
    const row = link.closest('ul');
    if (row) row.scrollLeft += link.getBoundingClientRect().left - row.getBoundingClientRect().left - room;
  }
}

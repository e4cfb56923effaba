/** What stays in sight before it, in pixels. */
const room = 48;

/** Brings what is chosen into sight in each row that is wider than the screen: a day or a filter far along would look like none. */
export function bringCurrentIntoSight(document: Document): void {
  for (const link of document.querySelectorAll('li > a[aria-current]')) {
    const row = link.closest('ul');
    if (row) row.scrollLeft += link.getBoundingClientRect().left - row.getBoundingClientRect().left - room;
  }
}

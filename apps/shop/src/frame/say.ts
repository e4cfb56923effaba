/** How long what has just happened stays on the screen, in milliseconds. */
const shownFor = 6000;

/** Says what has just happened: announced, and shown for a while. */
export function sayIn(document: Document): (text: string) => void {
  const place = document.getElementById('said');
  let hiding: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    if (!place) return;
    clearTimeout(hiding);
    place.textContent = text;
    hiding = setTimeout(() => (place.textContent = ''), shownFor);
  };
}

/** In milliseconds; longer with an undo. */
const shownFor = 6000;
const undoableFor = 20_000;

interface Undo {
  /** Names the step. */
  label: string;
  act: () => void;
}

export type Say = (text: string, undo?: Undo) => void;

export function sayIn(document: Document): Say {
  const place = document.getElementById('said');
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let button: HTMLButtonElement | undefined;
  let undoableUntil = 0;
  const hide = () => {
    clearTimeout(hiding);
    button = undefined;
    place?.replaceChildren();
  };
  // What is said after an undo leaves it in its place: its label names the step.
  return (text, undo) => {
    if (!place) return;
    clearTimeout(hiding);
    if (undo) {
      button = buttonOf(document, undo, hide);
      undoableUntil = Date.now() + undoableFor;
    }
    place.replaceChildren(text, ...(button ? [button] : []));
    hiding = setTimeout(hide, Math.max(shownFor, button ? undoableUntil - Date.now() : 0));
  };
}

function buttonOf(document: Document, { label, act }: Undo, hide: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    hide();
    act();
  });
  return button;
}

/** In milliseconds; longer with an undo. */
const shownFor = 6000;
const undoableFor = 20_000;

interface Undo {
  label: string;
  act: () => void;
}

export type Say = (text: string, undo?: Undo) => void;

export function sayIn(document: Document): Say {
  const place = document.getElementById('said');
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(hiding);
    place?.replaceChildren();
  };
  return (text, undo) => {
    if (!place) return;
    hide();
    place.append(text);
    if (undo) place.append(buttonOf(document, undo, hide));
    hiding = setTimeout(hide, undo ? undoableFor : shownFor);
  };
}

function buttonOf(document: Document, { label, act }: Undo, hide: () => void): HTMLElement {
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

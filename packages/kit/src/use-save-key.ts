import { type RefObject, useEffect } from 'react';

/** Ctrl or ⌘ S sends the form, if it is the one in front; held down, it is one press. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    function save(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat && isInFront(form.current)) form.current?.requestSubmit();
    }
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [form, on]);
}

/** Under a dialog a form waits for its answer. */
function isInFront(form: HTMLElement | null): boolean {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return !dialog || dialog.contains(form);
}

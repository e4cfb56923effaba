interface Question {
  title: string;
  texts: readonly string[];
  yes: string;
  no: string;
}

export type Ask = (question: Question) => Promise<boolean>;

/** Asks before something is done that one may not have meant: no answer is no. The dialog stands in every page. */
export function askIn(document: Document): Ask {
  const dialog = document.querySelector<HTMLDialogElement>('#question');
  return ({ title, texts, yes, no }) =>
    new Promise((resolve) => {
      if (!dialog) return resolve(false);
      const write = (name: string, text: string) => {
        const place = dialog.querySelector(`[data-part="${name}"]`);
        if (place) place.textContent = text;
      };
      write('title', title);
      write('text', texts.join(' '));
      write('yes', yes);
      write('no', no);
      dialog.returnValue = '';
      dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
      dialog.showModal();
    });
}

interface Question {
  title: string;
  texts: readonly string[];
  yes: string;
  no: string;
}

export type Ask = (question: Question) => Promise<boolean>;

/** No answer means no. The dialog is in every page (Frame). */
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

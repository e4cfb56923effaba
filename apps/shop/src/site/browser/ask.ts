interface Question {
  title: string;
  texts: readonly string[];
  /** A second way to say yes, if there is one. */
  also?: string;
  yes: string;
  no: string;
}

export type Answer = 'yes' | 'also' | 'no';

export type Ask = (question: Question) => Promise<Answer>;

/** No answer means no. The dialog is in every page (Frame). */
export function askIn(document: Document): Ask {
  const dialog = document.querySelector<HTMLDialogElement>('#question');
  return ({ title, texts, also, yes, no }) =>
    new Promise((resolve) => {
      if (!dialog) return resolve('no');
      const write = (name: string, text: string) => {
        const place = dialog.querySelector<HTMLElement>(`[data-part="${name}"]`);
        if (!place) return;
        place.textContent = text;
        place.hidden = text === '';
      };
      write('title', title);
      write('text', texts.join(' '));
      write('also', also ?? '');
      write('yes', yes);
      write('no', no);
      dialog.returnValue = '';
      const answer = () => {
        const { returnValue } = dialog;
        resolve(returnValue === 'yes' || returnValue === 'also' ? returnValue : 'no');
      };
      dialog.addEventListener('close', answer, { once: true });
      dialog.showModal();
    });
}

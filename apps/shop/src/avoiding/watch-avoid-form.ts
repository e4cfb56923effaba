import type { Cookies } from '@traiteur/front/browser/cookies.ts';
import { avoidedCookie, avoidedDays, avoidedSaid, cookieOf } from './avoided-cookie.ts';

/**
 * What is chosen under "I must avoid" counts at once: whoever leaves without the form's button has said it all the same. As long as the page does
 * not show it, a click beside the form draws the page anew instead of putting into the cart what was not judged yet.
 */
export function watchAvoidForm(document: Document, cookies: Cookies): void {
  const form = document.querySelector<HTMLFormElement>('form[data-avoid]');
  if (!form) return;
  let isShown = true;
  form.addEventListener('change', () => {
    isShown = false;
    cookies.write(avoidedCookie, cookieOf(avoidedSaid(new FormData(form))), avoidedDays);
  });
  form.closest('details')?.addEventListener('toggle', () => isShown || form.requestSubmit());
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (isShown || !(target instanceof Element) || form.contains(target)) return;
      // A link leads to a page that is drawn for it, and the form is folded by its own sign.
      if (target.closest('a, summary')) return;
      event.preventDefault();
      event.stopPropagation();
      form.requestSubmit();
    },
    { capture: true },
  );
}

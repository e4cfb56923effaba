import type { Cookies } from '@traiteur/front/browser/cookies.ts';
import { lentCookie } from './table-cookie.ts';
import { avoidedCookie, avoidedDays, avoidedSaid, cookieOf } from './avoided-cookie.ts';

/**
 * A choice counts at once, also if the client leaves without the form's button. Until the page shows it, a click
 * outside of the form draws the page again: no dish enters the cart unjudged.
 */
export function watchAvoidForm(document: Document, cookies: Cookies): void {
  const form = document.querySelector<HTMLFormElement>('form[data-avoid]');
  if (!form) return;
  let isShown = true;
  form.addEventListener('change', () => {
    isShown = false;
    cookies.write(avoidedCookie, cookieOf(avoidedSaid(new FormData(form))), avoidedDays);
    cookies.write(lentCookie, undefined);
  });
  form.closest('details')?.addEventListener('toggle', () => isShown || form.requestSubmit());
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (isShown || !(target instanceof Element) || form.contains(target)) return;
      // A link leads to a page drawn with the new choice; the summary folds the form.
      if (target.closest('a, summary')) return;
      event.preventDefault();
      event.stopPropagation();
      form.requestSubmit();
    },
    { capture: true },
  );
}

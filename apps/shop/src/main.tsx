import { browserOf } from '@traiteur/front/browser/browser.ts';
import { localeOf } from '@traiteur/front/language/locale.ts';
import { settingsOf } from '@traiteur/front/settings.ts';
import { createCookies } from '@traiteur/front/browser/cookies.ts';
import { openAccount } from './account/open-account.ts';
import { saveWithoutAccount, readAccount } from './avoiding/account-allergies.ts';
import { accountCookie, avoidedCookie } from './avoiding/avoided-cookie.ts';
import { chosenEatersCookie, tableCookie } from './avoiding/table-cookie.ts';
import { watchAvoidForm } from './avoiding/watch-avoid-form.ts';
import { createCartStore } from './cart/cart-store.ts';
import { saveCart } from './cart/save-cart.ts';
import { watchSizeButtons } from './cart/size-buttons.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import { bringCurrentIntoSight } from './site/browser/current-in-sight.ts';
import { drawAnewOnReturn } from './site/browser/return.ts';
import { watchLine } from './site/browser/line.ts';
import { installWorker } from './offline/install-worker.ts';
import { askIn } from './site/browser/ask.ts';
import { sayIn } from './site/browser/say.ts';
import { hearTransitions } from './site/browser/transitions.ts';
import { hydrateIslands } from './site/island/hydrate-islands.tsx';
import { AliveContext } from './site/island/alive.ts';
import { islands } from './islands.ts';
import { CartContext } from './cart/use-cart.ts';
import { AccountContext } from './account/use-account.ts';
import { AvoidedCookies } from './avoiding/use-avoided.ts';
import { consumeSignedInNote } from './sign-in/signed-in-note.ts';

// Only this file of the site names the browser's globals.
const browser = browserOf(window);
hearTransitions(window);
const locale = localeOf(location.pathname);
const line = watchLine(window, document.querySelector('#lost'));
const account = openAccount(browser, locale, line);
const cart = createCartStore(browser.storage, (listener) => {
  window.addEventListener('storage', ({ key }) => listener(key));
  // A page restored from the back/forward cache has missed the storage events.
  window.addEventListener('pageshow', () => listener(null));
});
const cookies = createCookies(browser.cookies);
const isSomebody = account.session.token() !== undefined || account.session.renewalKey() !== undefined;
if (!isSomebody) saveWithoutAccount(cookies);
const readAvoided = () => [cookies.read(avoidedCookie), cookies.read(accountCookie)] as const;
const readEaters = () => [cookies.read(tableCookie), cookies.read(chosenEatersCookie)] as const;
const [ofBrowser, ofAccount] = readAvoided();
drawAnewOnReturn(window, {
  avoided: () => [...readAvoided(), ...readEaters()].join(' '),
  signedIn: () => account.session.renewalKey(),
});
watchAvoidForm(document, cookies);
bringCurrentIntoSight(document);

const alive = {
  isSomebody,
  call: account.call,
  browser,
  onLineBack: line.onBack,
  mapsKey: settingsOf(browser.settings).mapsKey,
};
const words = await hydrateIslands(document, browser, {
  islands,
  around: (island) => (
    <AliveContext value={alive}>
      <AccountContext value={account}>
        <CartContext value={cart}>
          <AvoidedCookies value={{ ofBrowser, ofAccount }}>{island}</AvoidedCookies>
        </CartContext>
      </AccountContext>
    </AliveContext>
  ),
});
const say = sayIn(document);
const dayName = (date: string) => longDay(date, locale, settingsOf(browser.settings).english);
watchSizeButtons(document, {
  store: cart,
  words: words('cart'),
  dayName,
  dishName: (articleId) => cart.nameOf(articleId)?.dish[locale],
  readMenu: (date) => account.call('menus', 'listMenu', { date }),
  say,
  ask: askIn(document),
});
if (consumeSignedInNote(browser.tabStorage)) say(words('entrance')('done'));
const saveOwnCart = async () => {
  const owner = (await account.whoIsIn())?.cartId;
  if (owner) await saveCart({ store: cart, call: account.call, owner });
};
const judgeAnew = async () => {
  if (!isSomebody || !document.querySelector('[data-article], [data-island="cartPage"]')) return;
  if (await readAccount(cookies, account.call)) location.reload();
};
judgeAnew().catch(() => undefined);
// Without the server the cart stays in the browser only.
saveOwnCart().catch(() => undefined);
installWorker(window, line);
// Tests wait for it.
document.documentElement.dataset['alive'] = 'true';

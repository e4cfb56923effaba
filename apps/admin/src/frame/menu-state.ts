import type { Cookies } from '@traiteur/front/browser/cookies.ts';
import { useFront } from '@traiteur/front/front.ts';
import { createStore } from '@traiteur/front/browser/store.ts';
import { useSyncExternalStore } from 'react';

const cookie = 'auth.menu.local';
const days = 5;

const menuOpen = createStore(false);

function set(open: boolean, cookies: Cookies) {
  menuOpen.write(open);
  cookies.write(cookie, JSON.stringify({ isMenuOpen: open }), days);
}

/** Collapsed at the start, whatever the cookie says, and again after every change of route. */
export function useMenuState() {
  const { cookies } = useFront();
  const open = useSyncExternalStore(menuOpen.subscribe, menuOpen.read, menuOpen.read);
  return { open, toggle: () => set(!open, cookies), collapse: () => set(false, cookies) };
}

import { useSyncExternalStore } from 'react';
import { writeCookie } from '../shell/cookies.ts';

const cookie = 'auth.menu';
const days = 5;

let isMenuOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean) {
  isMenuOpen = open;
  writeCookie(cookie, JSON.stringify({ isMenuOpen }), days);
  for (const listener of listeners) listener();
}

/** Whether the menu is expanded: collapsed at the start, whatever the cookie says, and again after every change of route. */
export const menuState = {
  toggle: () => set(!isMenuOpen),
  collapse: () => set(false),
  read: () => isMenuOpen,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useMenuOpen = () => useSyncExternalStore(menuState.subscribe, menuState.read);

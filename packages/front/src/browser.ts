import type { CookieJar } from './session/cookies.ts';

/** Somewhere text is kept by name, as the browser's storages do. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where tabs of one front end tell each other something. */
export interface Channel {
  send: (message: unknown) => void;
  /** Hears what other tabs send. */
  onMessage: (listener: (message: unknown) => void) => void;
}

/** What a front end needs of the browser that it runs in. Nothing else of ours names it outside an effect or an event. */
export interface Browser {
  cookies: CookieJar;
  /** Kept for all tabs, and for this one alone. */
  storage: TextStorage;
  tabStorage: TextStorage;
  openChannel: (name: string) => Channel;
  /** Runs work that no other tab does at the same time; at once where the browser has no locks, which takes HTTPS. */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Languages that the person reads, the best first: `fr-FR`, `en`. */
  languages: readonly string[];
  /** The address it shows now. */
  address: () => { path: string; fragment: string };
  /** What the server wrote into the page for us; undefined where it wrote nothing. */
  settings: string | undefined;
}

/** The browser of a window. */
export function browserOf(window: Window & typeof globalThis): Browser {
  const { document, location, navigator } = window;
  return {
    cookies: {
      read: () => document.cookie,
      write: (text) => {
        document.cookie = text;
      },
      secure: location.protocol === 'https:',
    },
    storage: window.localStorage,
    tabStorage: window.sessionStorage,
    openChannel: (name) => {
      const channel = new window.BroadcastChannel(name);
      return {
        send: (message) => channel.postMessage(message),
        onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
      };
    },
    alone: async (name, work) => {
      const { locks } = navigator as Partial<Navigator>;
      return locks ? await locks.request(name, work) : await work();
    },
    languages: navigator.languages,
    address: () => ({ path: location.pathname, fragment: location.hash }),
    settings: document.getElementById('settings')?.textContent ?? undefined,
  };
}

import type { CookieJar } from './cookies.ts';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Channel {
  send: (message: unknown) => void;
  onMessage: (listener: (message: unknown) => void) => void;
}

/** Other code uses the browser only in effects and event handlers. */
export interface Browser {
  cookies: CookieJar;
  /** `storage` is shared by all tabs, `tabStorage` is not. */
  storage: TextStorage;
  tabStorage: TextStorage;
  openChannel: (name: string) => Channel;
  /** One tab at a time. Without HTTPS a browser has no locks: the work runs at once. */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  sight: { isSeen: () => boolean; onChange: (listener: () => void) => () => void };
  /** Whether the browser believes in its line; it may be wrong either way. */
  line: { isOpen: () => boolean; onChange: (listener: () => void) => () => void };
  /** Best first: `fr-FR`, `en`. */
  languages: readonly string[];
  /** The `User-Agent` header. */
  device: string;
  /** Origin of the page, if passkeys work there: HTTPS or localhost. */
  passkeyOrigin: string | undefined;
  address: () => { path: string; search: string; fragment: string };
  /** Which script began this page, and which one begins it for who opens it now; undefined where that is unknown. */
  script: { own: () => string | undefined; served: () => Promise<string | undefined> };
  /** Settings that the server wrote into the page. */
  settings: string | undefined;
  /** A service worker for the pages below an address; later calls change nothing. */
  installWorker: (script: string, scope: string) => void;
  print: () => void;
  leaveFor: (address: string) => void;
  /** Rejects without HTTPS, where browsers have no clipboard. */
  copy: (text: string) => Promise<void>;
  /** Asks where to save a file; only in browsers that can stream to the disk. */
  choosePlace?: (name: string) => Promise<FileSystemFileHandle>;
  download: (name: string, file: Blob) => void;
}

interface WithPicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

export function browserOf(window: Window & typeof globalThis): Browser {
  const { document, location, navigator } = window;
  const picker = (window as WithPicker).showSaveFilePicker;
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
    sight: {
      isSeen: () => document.visibilityState === 'visible',
      onChange(listener) {
        document.addEventListener('visibilitychange', listener);
        return () => document.removeEventListener('visibilitychange', listener);
      },
    },
    line: {
      isOpen: () => navigator.onLine,
      onChange(listener) {
        for (const change of ['online', 'offline']) window.addEventListener(change, listener);
        return () => {
          for (const change of ['online', 'offline']) window.removeEventListener(change, listener);
        };
      },
    },
    languages: navigator.languages,
    device: navigator.userAgent,
    passkeyOrigin: 'PublicKeyCredential' in window ? location.origin : undefined,
    address: () => ({ path: location.pathname, search: location.search, fragment: location.hash }),
    script: {
      own: () => document.querySelector('script[type="module"]')?.getAttribute('src') ?? undefined,
      served: async () => {
        const page = await window.fetch('/', { cache: 'no-store' });
        return page.ok ? scriptIn(await page.text()) : undefined;
      },
    },
    settings: document.getElementById('settings')?.textContent ?? undefined,
    installWorker(script, scope) {
      // Undefined without HTTPS (except on localhost), and in private windows of some browsers.
      const { serviceWorker } = navigator as Partial<Navigator>;
      void serviceWorker?.register(script, { scope }).catch(() => undefined);
    },
    print: () => window.print(),
    leaveFor: (address) => location.assign(address),
    copy: async (text) => navigator.clipboard.writeText(text),
    ...(picker && { choosePlace: (name) => picker.call(window, { suggestedName: name }) }),
    download(name, file) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = name;
      link.click();
      // The browser reads the address later.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
  };
}

const scriptIn = (page: string): string | undefined => /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];

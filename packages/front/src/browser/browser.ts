import type { CookieJar } from './cookies.ts';

/** A store of texts by name, like the browser's `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A channel between the tabs of one front end. */
export interface Channel {
  send: (message: unknown) => void;
  /** Hears what other tabs send. */
  onMessage: (listener: (message: unknown) => void) => void;
}

/** What a front end needs of its browser. Other code names the browser only in an effect or an event handler. */
export interface Browser {
  cookies: CookieJar;
  /** Shared by all tabs; `tabStorage` belongs to this tab alone. */
  storage: TextStorage;
  tabStorage: TextStorage;
  openChannel: (name: string) => Channel;
  /** Runs work in one tab at a time. Without HTTPS a browser has no locks, and the work runs at once. */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Whether somebody sees this tab: it is not behind another one. */
  sight: { isSeen: () => boolean; onChange: (listener: () => void) => void };
  /** Languages that the person reads, the best first: `fr-FR`, `en`. */
  languages: readonly string[];
  /** The browser and the system, as the browser names them in its `User-Agent`. */
  device: string;
  /** The origin of the page, when the browser can make and use passkeys there: over HTTPS, or on this machine. */
  passkeyOrigin: string | undefined;
  /** The address it shows now. */
  address: () => { path: string; search: string; fragment: string };
  /** What the server wrote into the page for us; undefined where it wrote nothing. */
  settings: string | undefined;
  /** Opens the print dialog. */
  print: () => void;
  /** Leaves for a page of another site. */
  leaveFor: (address: string) => void;
  /** Puts a text into the clipboard, which browsers give to pages over HTTPS alone: refused elsewhere. */
  copy: (text: string) => Promise<void>;
  /** Asks where to save a file of that name, where the browser can write to the disk as the file comes. */
  choosePlace?: (name: string) => Promise<FileSystemFileHandle>;
  /** Saves a file that is held whole, where browsers save what is downloaded. */
  download: (name: string, file: Blob) => void;
}

/** The file picker of some browsers, which TypeScript does not know yet. */
interface WithPicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

/** The browser of a window. */
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
      onChange: (listener) => document.addEventListener('visibilitychange', listener),
    },
    languages: navigator.languages,
    device: navigator.userAgent,
    passkeyOrigin: 'PublicKeyCredential' in window ? location.origin : undefined,
    address: () => ({ path: location.pathname, search: location.search, fragment: location.hash }),
    settings: document.getElementById('settings')?.textContent ?? undefined,
    print: () => window.print(),
    leaveFor: (address) => location.assign(address),
    // Undefined where the browser does not give it.
    copy: async (text) => navigator.clipboard.writeText(text),
    ...(picker && { choosePlace: (name) => picker.call(window, { suggestedName: name }) }),
    download(name, file) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = name;
      link.click();
      // The browser reads the address after this returns.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
  };
}

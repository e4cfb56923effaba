export interface CookieJar {
  read: () => string;
  write: (text: string) => void;
  secure: boolean;
}

export interface Cookies {
  /** Undefined when there is none, or a malformed one. */
  read: (name: string) => string | undefined;
  /** For that many days, or until the browser is closed; without a value, deletes it. */
  write: (name: string, value: string | undefined, days?: number) => void;
}

export const createCookies = (jar: CookieJar): Cookies => ({
  read(name) {
    const pair = jar
      .read()
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`));
    return pair && decode(pair.slice(name.length + 1));
  },
  write(name, value, keptDays) {
    const secure = jar.secure ? '; Secure' : '';
    const days = value === undefined ? 0 : keptDays;
    const age = days === undefined ? '' : `; Max-Age=${days * 86_400}`;
    jar.write(`${name}=${encodeURIComponent(value ?? '')}; Path=/${age}; SameSite=Lax${secure}`);
  },
});

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

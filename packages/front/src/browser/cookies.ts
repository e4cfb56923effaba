/** All cookies as one text, the way `document.cookie` reads and writes them. */
export interface CookieJar {
  read: () => string;
  write: (text: string) => void;
  /** Whether the page came over HTTPS: its cookies are then for HTTPS alone. */
  secure: boolean;
}

export interface Cookies {
  /** The value of a cookie; undefined when there is none, or none that we could have written. */
  read: (name: string) => string | undefined;
  /** Writes a cookie for so many days; without a value, takes it away. */
  write: (name: string, value: string | undefined, days: number) => void;
}

/** The one place where the front ends read and write cookies. */
export const createCookies = (jar: CookieJar): Cookies => ({
  read(name) {
    const pair = jar
      .read()
      .split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`));
    return pair && decode(pair.slice(name.length + 1));
  },
  write(name, value, days) {
    const secure = jar.secure ? '; Secure' : '';
    const age = value === undefined ? 0 : days * 86_400;
    jar.write(`${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`);
  },
});

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

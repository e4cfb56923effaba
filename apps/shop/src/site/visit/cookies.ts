import { type Cookies, createCookies } from '@traiteur/front/browser/cookies.ts';

/** Undefined also for a value that we cannot have written: browsers limit a cookie to 4 kB. */
export function cookieIn(request: Request, name: string): string | undefined {
  const value = cookiesOf(request, () => undefined).read(name);
  return value !== undefined && /^[\w.~-]{1,3800}$/.test(value) ? value : undefined;
}

/** Only our own pages read and send it. Without a value it removes the cookie. */
export function setCookie(request: Request, name: string, value: string | undefined, days?: number): string {
  let header = '';
  cookiesOf(request, (text) => (header = text)).write(name, value, days);
  return header;
}

const cookiesOf = (request: Request, write: (text: string) => void): Cookies =>
  createCookies({
    read: () => request.headers.get('cookie') ?? '',
    write,
    secure: request.headers.get('x-forwarded-proto') === 'https' || new URL(request.url).protocol === 'https:',
  });

import { type Cookies, createCookies } from '@traiteur/front/browser/cookies.ts';

/** The value of a cookie that a request brings; undefined where it brings none that we could have written: browsers keep four kilobytes of one. */
export function cookieIn(request: Request, name: string): string | undefined {
  const value = cookiesOf(request, () => undefined).read(name);
  return value !== undefined && /^[\w.~-]{1,3800}$/.test(value) ? value : undefined;
}

/** A cookie for as many days, which our own pages alone read and send; without a value it is taken away. */
export function setCookie(request: Request, name: string, value: string | undefined, days: number): string {
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

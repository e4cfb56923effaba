/** The value of a cookie that a request brings; undefined where it brings none that we could have written: browsers keep four kilobytes of one. */
export function cookieIn(request: Request, name: string): string | undefined {
  const pair = (request.headers.get('cookie') ?? '').split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value !== undefined && /^[\w.~-]{1,3800}$/.test(value) ? value : undefined;
}

/** A cookie for as many days, which our own pages alone read and send; without a value it is taken away. */
export function setCookie(request: Request, name: string, value: string | undefined, days: number): string {
  const secure = request.headers.get('x-forwarded-proto') === 'https' || new URL(request.url).protocol === 'https:';
  const age = value === undefined ? 0 : days * 86_400;
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

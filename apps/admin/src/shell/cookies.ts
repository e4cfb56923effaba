/** Reads a cookie; undefined when there is none, or none that we could have written. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decoded(found.slice(name.length + 1));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Writes a cookie for so many days; without a value, takes it away. */
export function writeCookie(name: string, value: string | undefined, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === undefined ? 0 : days * 86_400;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

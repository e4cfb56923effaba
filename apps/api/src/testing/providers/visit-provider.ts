/** Signs in at the provider as a browser does. Returns the address that it redirects to. */
export async function visitProvider(address: URL, email: string): Promise<URL> {
  const jar = new Map<string, string>();
  async function visit(url: URL, body?: URLSearchParams): Promise<URL> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = answer.headers.get('location');
    if (answer.status === 200) return visit(url, new URLSearchParams({ email }));
    if (next === null) throw new Error(`${url.href} answered ${answer.status}: ${await answer.text()}`);
    const to = new URL(next, url);
    return to.origin === url.origin ? visit(to) : to;
  }
  return visit(address);
}

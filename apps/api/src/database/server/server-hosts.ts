/** The address of one server per host of `postgres://user:password@a:5432,b:5433/database`, as libpq writes them. */
export function hostsOf(url: string): string[] {
  const [, scheme = '', authority = '', rest = ''] = /^([a-z]+:\/\/)([^/?#]*)(.*)$/s.exec(url) ?? [];
  const account = authority.slice(0, authority.lastIndexOf('@') + 1);
  const hosts = authority.slice(account.length).split(',');
  return hosts.map((host) => `${scheme}${account}${host}${rest}`);
}

/** Libpq's `target_session_attrs`: which server will do. We cannot do without one that takes writes, unless told so. */
const targets = { any: false, primary: true, 'read-write': true } as const;

export function needsWrites(url: string): boolean {
  const target = targetOf(url);
  return isTarget(target) ? targets[target] : true;
}

export const isDatabaseAddress = (url: string): boolean =>
  hostsOf(url).every((address) => /^postgres(?:ql)?:$/.test(URL.parse(address)?.protocol ?? ''));

export const hasTarget = (url: string): boolean => isTarget(targetOf(url));

const isTarget = (target: string): target is keyof typeof targets => Object.hasOwn(targets, target);

const targetOf = (url: string): string =>
  URL.parse(hostsOf(url)[0] ?? '')?.searchParams.get('target_session_attrs') ?? 'read-write';

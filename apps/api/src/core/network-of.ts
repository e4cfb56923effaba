import { isIPv6 } from 'node:net';

/**
 * What of an address stands for who asks: all of an IPv4 address, the first half of an IPv6 one. Whoever has one IPv6 address has the
 * 18 quintillion of its /64. Some proxies tell the port as well, which is another one each time.
 */
export function networkOf(address: string): string {
  const host = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(host)?.[1];
  if (mappedAddress) return mappedAddress;
  const [bare = ''] = host.split('%');
  if (!isIPv6(bare)) return host;
  const [head = '', tail] = bare.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  const half = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${half.join(':')}::/64`;
}

/** An IPv4 address at the end fills two groups, both of them in the second half. */
const groupsOf = (part: string) =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

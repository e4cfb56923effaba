import { isIPv6 } from 'node:net';

/** The sender: all of IPv4, the /64 of IPv6 (one customer has a whole /64). Drops a port that a proxy adds. */
export function networkOf(address: string): string {
  const host = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(host)?.[1];
  if (mappedAddress) return mappedAddress;
  const [bare = ''] = host.split('%');
  if (!isIPv6(bare)) return host;
  const [head = '', tail] = bare.split('::');
  const [headGroups, tailGroups] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<string>(8 - headGroups.length - tailGroups.length).fill('0');
  const half = [...headGroups, ...zeros, ...tailGroups]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${half.join(':')}::/64`;
}

/** An embedded IPv4 address fills two groups, both in the second half. */
const groupsOf = (part: string) =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Short, and nothing that a page or a log would read otherwise. */
const form = /^[\w.:-]{8,64}$/;

/** A trusted proxy's `x-request-id` stays, so that its log and ours say the same; anybody else's is not believed. */
export function requestIdsBy(trustProxy = ''): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const proxies = new BlockList();
  for (const entry of trustProxy.split(',').filter(Boolean)) {
    const [address = '', bits] = entry.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isProxy = (address = '') => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return ({ headers, socket }) => {
    const id = headers['x-request-id'];
    return typeof id === 'string' && form.test(id) && isProxy(socket.remoteAddress) ? id : randomUUID();
  };
}

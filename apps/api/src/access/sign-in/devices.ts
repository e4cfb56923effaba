import { randomUUID } from 'node:crypto';
import type { Account } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';

type Call = Pick<Context, 'cookies' | 'clock' | 'sealer'>;

/** After the last sign-in, in seconds: half a year. */
const lifetime = 180 * 86_400;

// Staff have no prefix, so that cookies already set stay good.
const numberOf = ({ kind, id }: Account) => (kind === 'staff' ? String(id) : `${kind}.${id}`);
const purposeOf = (account: Account) => `known device of ${numberOf(account)}`;

/** Does not reveal the account. One cookie per account, since several sign in on one device. */
const nameOf = (account: Account, sealer: Call['sealer']) => `device.${sealer.label(purposeOf(account))}`;

/** Older cookies have this name, which reveals the account's number; the next sign-in replaces them. */
const formerNameOf = (account: Account) => `device.${numberOf(account)}`;

/** Gives no access: it only keeps other people's failures from locking the owner out. */
export function knownDevice({ cookies, clock, sealer }: Call, account: Account): string | undefined {
  const cookie = cookies.read(nameOf(account, sealer)) ?? cookies.read(formerNameOf(account));
  const sealedDevice = Buffer.from(cookie ?? '', 'base64url');
  const [device, end] = sealer.open(sealedDevice, purposeOf(account))?.toString().split(' ') ?? [];
  return Number(end) > clock().getTime() ? device : undefined;
}

export function rememberDevice(
  { cookies, clock, sealer }: Call,
  account: Account,
  device: string = randomUUID(),
): void {
  const end = clock().getTime() + lifetime * 1000;
  const sealedDevice = sealer.seal(Buffer.from(`${device} ${end}`), purposeOf(account));
  cookies.write(nameOf(account, sealer), sealedDevice.toString('base64url'), lifetime);
  if (cookies.read(formerNameOf(account)) !== undefined) cookies.write(formerNameOf(account), undefined, 0);
}

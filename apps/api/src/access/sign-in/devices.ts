import { randomUUID } from 'node:crypto';
import type { Account } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';

type Call = Pick<Context, 'cookies' | 'clock' | 'sealer'>;

/** How long a device is known after its last sign-in, in seconds: half a year. */
const lifetime = 180 * 86_400;

// An administrator's are as they were when there was no other account.
const numberOf = ({ kind, id }: Account) => (kind === 'staff' ? String(id) : `${kind}.${id}`);
const purposeOf = (account: Account) => `known device of ${numberOf(account)}`;

/** Tells nobody whose it is; an account has a cookie of its own, since several sign in on one device. */
const nameOf = (account: Account, sealer: Call['sealer']) => `device.${sealer.label(purposeOf(account))}`;

/** As it was named before, which told the account's number; whoever signs in has it under the name of today from then on. */
const formerNameOf = (account: Account) => `device.${numberOf(account)}`;

/**
 * The number of the device that a request comes from, where somebody signed in to this account on it before. It opens nothing: it only keeps what
 * other people try from shutting its owner out.
 */
export function knownDevice({ cookies, clock, sealer }: Call, account: Account): string | undefined {
  const cookie = cookies.read(nameOf(account, sealer)) ?? cookies.read(formerNameOf(account));
  const sealedDevice = Buffer.from(cookie ?? '', 'base64url');
  const [device, end] = sealer.open(sealedDevice, purposeOf(account))?.toString().split(' ') ?? [];
  return Number(end) > clock().getTime() ? device : undefined;
}

/** Sets the cookie by which this device is known to the account; one that is known keeps its number. */
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

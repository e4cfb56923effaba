import { randomUUID } from 'node:crypto';
import type { Account } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';

type Call = Pick<Context, 'cookies' | 'clock' | 'sealer'>;

/** How long a device is known after its last sign-in, in seconds: half a year. */
const lifetime = 180 * 86_400;

// An administrator's are as they were when there was no other account.
const numberOf = ({ kind, id }: Account) => (kind === 'staff' ? String(id) : `${kind}.${id}`);
const nameOf = (account: Account) => `device.${numberOf(account)}`;
const purposeOf = (account: Account) => `known device of ${numberOf(account)}`;

/**
 * The number of the device that a request comes from, where somebody signed in to this account on it before. It opens nothing: it only keeps what
 * other people try from shutting its owner out.
 */
export function knownDevice({ cookies, clock, sealer }: Call, account: Account): string | undefined {
  const sealedDevice = Buffer.from(cookies.read(nameOf(account)) ?? '', 'base64url');
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
  cookies.write(nameOf(account), sealedDevice.toString('base64url'), lifetime);
}

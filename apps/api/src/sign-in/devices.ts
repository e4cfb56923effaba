import { randomUUID } from 'node:crypto';
import type { Context } from '../core/context.ts';

type Call = Pick<Context, 'cookies' | 'clock' | 'sealer'>;

/** How long a device is known after its last sign-in, in seconds: half a year. */
const lifetime = 180 * 86_400;

const nameOf = (administratorId: number) => `device.${administratorId}`;
const purposeOf = (administratorId: number) => `known device of ${administratorId}`;

/**
 * The number of the device that a request comes from, where this administrator signed in on it before. It opens nothing: it only keeps what
 * other people try from shutting its owner out.
 */
export function knownDevice({ cookies, clock, sealer }: Call, administratorId: number): string | undefined {
  const sealed = Buffer.from(cookies.read(nameOf(administratorId)) ?? '', 'base64url');
  const [device, end] = sealer.open(sealed, purposeOf(administratorId))?.toString().split(' ') ?? [];
  return Number(end) > clock().getTime() ? device : undefined;
}

/** Sets the cookie by which this device is known to the administrator; one that is known keeps its number. */
export function rememberDevice(
  { cookies, clock, sealer }: Call,
  administratorId: number,
  device: string = randomUUID(),
): void {
  const end = clock().getTime() + lifetime * 1000;
  const sealed = sealer.seal(Buffer.from(`${device} ${end}`), purposeOf(administratorId));
  cookies.write(nameOf(administratorId), sealed.toString('base64url'), lifetime);
}

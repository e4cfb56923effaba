import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Wishes {
  origin?: string;
  /** Whether the owner passed the check: finger, face or PIN. */
  verified?: boolean;
  /** The signature counter that it reports. */
  counter?: number;
}

const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A phone that creates a passkey and signs with it; its answers are those of a browser. */
export function passkeyDevice() {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let signatureCount = 0;

  const clientData = (type: string, challenge: string, { origin = 'https://office.example.com' }: Wishes) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(
    rpId: string,
    more: Buffer,
    { verified = true, counter = ++signatureCount }: Wishes,
  ): Buffer {
    const flags = 1 + (verified ? 4 : 0) + (more.length > 0 ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(rpId), Buffer.of(flags), count, more]);
  }

  const answer = <Response>(response: Response) => ({
    id: text(id),
    rawId: text(id),
    type: 'public-key' as const,
    response,
  });

  return {
    make({ challenge, rp }: { challenge: string; rp: { id: string } }, wishes: Wishes = {}) {
      const length = Buffer.of(0, id.length);
      const key = Buffer.from(isoCBOR.encode(coseOf(publicKey)));
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rp.id, credential, wishes))],
      ]);
      return answer({
        clientDataJSON: text(clientData('webauthn.create', challenge, wishes)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    use({ challenge, rpId }: { challenge: string; rpId: string }, wishes: Wishes = {}) {
      const data = authenticatorData(rpId, Buffer.alloc(0), wishes);
      const client = clientData('webauthn.get', challenge, wishes);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, hash(client)]), privateKey)),
      });
    },
  };
}

/** In COSE, as WebAuthn writes it: ES256 on P-256. */
function coseOf(publicKey: KeyObject): Map<number, number | Uint8Array> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'));
  return new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
}

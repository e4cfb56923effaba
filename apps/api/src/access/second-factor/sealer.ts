import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

declare module '../../core/services.ts' {
  interface Services {
    sealer: Sealer;
  }
}

export interface Sealer {
  /** Bytes open only for the same `purpose`, which says whose they are and what for. */
  seal: (bytes: Uint8Array, purpose: string) => Buffer;
  /** Undefined for bytes of another key or purpose, or that were never sealed. */
  open: (sealedBytes: Uint8Array, purpose: string) => Buffer | undefined;
  /** A short stable name for a purpose, which does not reveal it. */
  label: (purpose: string) => string;
}

const cipher = 'aes-256-gcm';
const [nonceLength, tagLength] = [12, 16];
/** The first byte, so that another format can follow. */
const version = Buffer.of(1);

export function sealerWith(secretKey: Uint8Array): Sealer {
  // Do not rename, although it seals other things too: bytes sealed already would not open.
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'traiteur second factor', 32));
  const labelKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'traiteur labels', 32));
  return {
    label: (purpose) => createHmac('sha256', labelKey).update(purpose).digest('base64url').slice(0, 16),
    seal(bytes, purpose) {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(purpose));
      const sealedBytes = Buffer.concat([sealing.update(bytes), sealing.final()]);
      return Buffer.concat([version, nonce, sealing.getAuthTag(), sealedBytes]);
    },
    open(sealedBytes, purpose) {
      const [nonce, tag, ciphertext] = partsOf(Buffer.from(sealedBytes));
      if (!version.equals(sealedBytes.subarray(0, 1)) || tag.length < tagLength) return undefined;
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength });
      opening.setAAD(Buffer.from(purpose)).setAuthTag(tag);
      try {
        return Buffer.concat([opening.update(ciphertext), opening.final()]);
      } catch {
        return undefined;
      }
    },
  };
}

function partsOf(sealedBytes: Buffer): [nonce: Buffer, tag: Buffer, rest: Buffer] {
  const [afterNonce, afterTag] = [1 + nonceLength, 1 + nonceLength + tagLength];
  return [
    sealedBytes.subarray(1, afterNonce),
    sealedBytes.subarray(afterNonce, afterTag),
    sealedBytes.subarray(afterTag),
  ];
}

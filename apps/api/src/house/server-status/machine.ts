import { isIP } from 'node:net';
import { statfs } from 'node:fs/promises';
import { connect, type PeerCertificate } from 'node:tls';

declare module '../../core/services.ts' {
  interface Services {
    machine: Machine;
  }
}

interface Certificate {
  expiresAt: Date;
  /** By the authorities that this machine knows, for that host. */
  isTrusted: boolean;
}

/** What only the machine itself can tell. */
export interface Machine {
  /** In bytes, of the data folder's disk. */
  readDisk: () => Promise<{ free: number; total: number }>;
  /** Of an https origin. Rejects where nobody answers. */
  readCertificate: (origin: string) => Promise<Certificate>;
}

/** Milliseconds. */
const patience = 3000;
const memory = 600_000;

export function openMachine(dataDir: string): Machine {
  const certificates = new Map<string, { until: number; reading: Promise<Certificate> }>();
  return {
    async readDisk() {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { free: bavail * bsize, total: blocks * bsize };
    },
    /** Shared for ten minutes: the address is not asked with each look at the page. */
    readCertificate(origin) {
      const latest = certificates.get(origin);
      if (latest && latest.until > performance.now()) return latest.reading;
      const reading = readCertificate(origin);
      certificates.clear();
      certificates.set(origin, { until: performance.now() + memory, reading });
      reading.catch(() => certificates.delete(origin));
      return reading;
    },
  };
}

function readCertificate(origin: string): Promise<Certificate> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>();
  // A certificate that is over or of another host is what one wants to hear of.
  const servername = isIP(host) ? '' : host;
  const socket = connect({ host, port: Number(port) || 443, servername, rejectUnauthorized: false }, () => {
    const { valid_to: end } = socket.getPeerCertificate() as Partial<PeerCertificate>;
    if (end) resolve({ expiresAt: new Date(end), isTrusted: socket.authorized });
    else reject(new Error(`${host} shows no certificate`));
    socket.destroy();
  });
  socket.setTimeout(patience, () => socket.destroy(new Error(`${host} does not answer`)));
  socket.once('error', reject);
  // Whatever drips in resets the socket's own clock.
  setTimeout(() => socket.destroy(new Error(`${host} does not answer`)), patience).unref();
  return promise;
}

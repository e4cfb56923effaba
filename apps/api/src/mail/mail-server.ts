import type { MailSecurity } from '@traiteur/domain/house/house-settings.ts';

/** An address such as smtp://user:password@host:587, or its parts. */
export type MailServer =
  | string
  | {
      host: string;
      port: number;
      /** TLS from the first byte. */
      secure: boolean;
      requireTLS: boolean;
      ignoreTLS: boolean;
      auth?: { user: string; pass: string };
    };

/** What a screen says of it. */
export function shownServer(server: MailServer) {
  if (typeof server !== 'string') {
    const security: MailSecurity = server.secure ? 'tls' : server.requireTLS ? 'starttls' : 'none';
    const { user = '', pass: password = '' } = server.auth ?? {};
    return { host: server.host, port: server.port, security, user, password };
  }
  const { protocol, hostname, port, username, password } = new URL(server);
  const isTls = protocol === 'smtps:';
  const security: MailSecurity = isTls ? 'tls' : 'starttls';
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

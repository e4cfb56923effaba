import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../core/cookies.ts';

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  const cookies = parseCookie(request.headers.cookie ?? '');
  return {
    read: (name) => cookies[name],
    write(name, value, seconds) {
      const maxAge = value === undefined ? 0 : seconds;
      const limits = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
      // Fastify sends one header per cookie.
      void reply.header('set-cookie', stringifySetCookie({ name, value: value ?? '', maxAge, ...limits }));
    },
  };
}

import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import type { Account } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { strategies } from './accounts.ts';
import { type OpenedSession, sessionDays } from './session-rows.ts';

type Call = Pick<Context, 'request' | 'cookies'>;

const cookieOf = (kind: Account['kind']) => `auth._refresh_token.${strategies[kind]}`;

/**
 * A program gets all tokens in the answer. A page gets its refresh token in two halves: a cookie that no script reads,
 * and a key that it stores where no other origin looks. Cookies ignore ports: neither half works without the other.
 */
export function handOver(
  { refresh_token, ...tokens }: OpenedSession,
  kind: Account['kind'],
  { request, cookies }: Call,
): Tokens {
  if (request.sender !== 'own-page') return { ...tokens, refresh_token };
  const [secret, renewal_key] = halvesOf(refresh_token);
  cookies.write(cookieOf(kind), secret, sessionDays * 86_400);
  return { ...tokens, renewal_key };
}

export interface Renewal {
  refresh_token?: string | undefined;
  renewal_key?: string | undefined;
}

/** Undefined without a token, or with a cookie that does not come from our own page. */
export function refreshTokenOf(
  { refresh_token, renewal_key }: Renewal,
  kind: Account['kind'],
  { request, cookies }: Call,
) {
  if (refresh_token !== undefined) return refresh_token;
  const secret = request.sender === 'own-page' ? cookies.read(cookieOf(kind)) : undefined;
  return secret && renewal_key && `${secret}.${renewal_key}`;
}

export function removeRefreshCookie(kind: Account['kind'], { cookies }: Pick<Context, 'cookies'>): void {
  cookies.write(cookieOf(kind), undefined, 0);
}

function halvesOf(refreshToken: string): [secret: string, key: string] {
  const [secret = '', key = ''] = refreshToken.split('.');
  return [secret, key];
}

import { ApiRefusal, ApiUnreachable } from '@traiteur/contract/wire/client.ts';
import { isRouteErrorResponse } from 'react-router';

export interface ScreenError {
  status: number;
  name: 'notFound' | 'notAuthorized' | 'other';
  /** `unmatched`: an unknown address, not a deleted record. */
  detail: string;
  /** No answer: a retry may help. */
  unreachable: boolean;
}

export function screenErrorOf(error: unknown): ScreenError {
  const status = isRouteErrorResponse(error) || error instanceof ApiRefusal ? error.status : 500;
  return {
    status,
    name: nameOf(status),
    detail: isRouteErrorResponse(error) ? error.statusText : '',
    unreachable: error instanceof ApiUnreachable,
  };
}

function nameOf(status: number): ScreenError['name'] {
  if (status === 404) return 'notFound';
  return status === 401 || status === 403 ? 'notAuthorized' : 'other';
}

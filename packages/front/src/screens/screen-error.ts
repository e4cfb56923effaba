import { ApiRefusal, ApiUnreachable } from '@traiteur/contract/wire/client.ts';
import { isRouteErrorResponse } from 'react-router';

export interface ScreenError {
  status: number;
  /** Its words in `front.error`. */
  name: 'notFound' | 'notAuthorized' | 'other';
  /** What is known of it; `unmatched` when the address is none of ours, rather than one of something that is gone. */
  detail: string;
  /** The server did not answer: asking again may help. */
  unreachable: boolean;
}

/** What an error page has to say about an error: its status, 500 where it has none. */
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

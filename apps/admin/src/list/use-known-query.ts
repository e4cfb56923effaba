import { withoutContactFields } from '@traiteur/contract/statement/contact-fields.ts';
import { contactScopes } from '@traiteur/domain/access/scopes.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import type * as z from 'zod/mini';

/** A list's query as the API takes it of who is signed in: a link or a view of somebody who may reach clients may ask for more. */
export function useKnownQuery<Query extends z.ZodMiniObject>(query: Query): Query {
  const { user } = useSession();
  return contactScopes.some((scope) => user?.scope.includes(scope)) ? query : withoutContactFields(query);
}

import { withoutContactFields } from '@traiteur/contract/statement/contact-fields.ts';
import { contactScopes } from '@traiteur/domain/access/scopes.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import type * as z from 'zod/mini';

/** Drops contact fields for users who may not see contacts: a link or view of a colleague may contain them. */
export function useKnownQuery<Query extends z.ZodMiniObject>(query: Query): Query {
  const { user } = useSession();
  return contactScopes.some((scope) => user?.scope.includes(scope)) ? query : withoutContactFields(query);
}

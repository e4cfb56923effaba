import { useFront } from '@traiteur/front/front.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import type { ReactNode } from 'react';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

interface ClientLinkProps {
  id: number;
  /** Where the name leads for users who may not open the client's page. */
  otherwise?: string;
  children: ReactNode;
}

export function ClientLink({ id, otherwise, children }: ClientLinkProps) {
  const to = useTo();
  const { isOffered } = useFront();
  const path = isOffered(site.screens.client) ? to('client', { id }) : otherwise;
  return path === undefined ? children : <AppLink to={path}>{children}</AppLink>;
}

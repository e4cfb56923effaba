import { useFront } from '@traiteur/front/front.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import type { ReactNode } from 'react';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

interface ClientLinkProps {
  id: number;
  /** Where the name leads who may not open that page; nowhere unless said. */
  otherwise?: string;
  children: ReactNode;
}

/** A client's name, which leads to their page where this user may open it. */
export function ClientLink({ id, otherwise, children }: ClientLinkProps) {
  const to = useTo();
  const { isOffered } = useFront();
  const path = isOffered(site.screens.client) ? to('client', { id }) : otherwise;
  return path === undefined ? children : <AppLink to={path}>{children}</AppLink>;
}

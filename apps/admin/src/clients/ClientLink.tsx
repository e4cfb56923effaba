import { useFront } from '@traiteur/front/front.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import type { ReactNode } from 'react';
import { site } from '../addresses.ts';
import { useTo } from '../use-to.ts';

/** A client's name, which leads to their page where this user may open it. */
export function ClientLink({ id, children }: { id: number; children: ReactNode }) {
  const to = useTo();
  const { isOffered } = useFront();
  if (!isOffered(site.screens.client)) return children;
  return <AppLink to={to('client', { id })}>{children}</AppLink>;
}

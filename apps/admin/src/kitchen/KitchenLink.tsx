import { useFront } from '@traiteur/front/front.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import type { ReactNode } from 'react';
import { type ScreenName, site } from '../addresses.ts';

interface KitchenLinkProps {
  screen: ScreenName;
  to: string;
  className?: string;
  children: ReactNode;
}

/** Only a text for who may not go there: an accountant reads invoices, and maybe nothing else of the kitchen. */
export function KitchenLink({ screen, to, className = '', children }: KitchenLinkProps) {
  const { isOffered } = useFront();
  return isOffered(site.screens[screen]) ? (
    <AppLink to={to} className={className}>
      {children}
    </AppLink>
  ) : (
    <span className={className}>{children}</span>
  );
}

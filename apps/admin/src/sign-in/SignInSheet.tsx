import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import type { ReactNode } from 'react';
import styles from './SignInSheet.module.css';

/** The sheet in the middle that one comes in by. */
export const SignInSheet = ({ children, ...heading }: { title: string; subtitle: string; children: ReactNode }) => (
  <div className={styles['sheet']}>
    <Screen {...heading}>{children}</Screen>
  </div>
);

/** As wide as the fields: it sends the form. */
export const SheetButton = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <Button type="submit" variant="primary" busy={busy} className={styles['enter']}>
    {children}
  </Button>
);

/** The other way in, below the form. */
export const SheetLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className={styles['aside']}>
    <AppLink to={to}>{children}</AppLink>
  </p>
);

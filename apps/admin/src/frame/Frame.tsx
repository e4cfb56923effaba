import { KitProvider } from '@traiteur/kit/setup/KitProvider.tsx';
import { formatMoney, parseMoney } from '@traiteur/domain/money.ts';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { Menu } from './Menu.tsx';
import { settings } from '../shell/settings.ts';
import { UnsavedWork } from '../shell/UnsavedWork.tsx';
import { useFollowSession } from '../shell/use-follow-session.ts';
import { useRouteLoading } from '../shell/use-route-loading.ts';
import { useSession } from '../shell/use-session.ts';
import { Words } from '../shell/Words.tsx';

/** The frame around every screen. */
export function Frame() {
  return (
    <FrameAround>
      <Outlet />
    </FrameAround>
  );
}

/** The frame around something else than the routed screen: an error. */
export function FrameAround({ children }: { children: ReactNode }) {
  return (
    <Words>
      <House>
        <Layout>{children}</Layout>
      </House>
    </Words>
  );
}

function House({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { brand, currency } = settings;
  return (
    <KitProvider
      brand={brand.name}
      settings={{
        currency,
        formatMoney: (cents) => formatMoney(cents, currency, locale),
        parseMoney: (text) => parseMoney(text, currency),
      }}
    >
      {children}
    </KitProvider>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const words = useTranslations('shell');
  const { loggedIn } = useSession();
  useFollowSession();
  useRouteLoading();
  return (
    <>
      <a className={`${styles['skip']} no-print`} href="#main">
        {words('skip')}
      </a>
      <Header />
      <div className={styles['body']}>
        {loggedIn && <Menu />}
        <main id="main" tabIndex={-1} className={styles['main']}>
          <UnsavedWork>{children}</UnsavedWork>
        </main>
      </div>
    </>
  );
}

import { KitProvider } from '@traiteur/kit/provider/KitProvider.tsx';
import { formatMoney, readMoney } from '@traiteur/domain/money/money.ts';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isHeldBack } from './held-back.ts';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { Menu } from './Menu.tsx';
import { useInsider } from './use-insider.ts';
import { PasswordMatters } from './PasswordMatters.tsx';
import { isGone, useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { UnsavedWork } from '@traiteur/front/forms/UnsavedWork.tsx';
import { useFollowSession } from '@traiteur/front/session/use-follow-session.ts';
import { lazyAtRest } from '@traiteur/front/routing/lazy-at-rest.tsx';
import { OldBuild } from '@traiteur/front/screens/OldBuild.tsx';
import { useRouteLoading } from '@traiteur/front/routing/use-route-loading.ts';
import { Translations } from '@traiteur/front/language/Translations.tsx';
import { useFront } from '@traiteur/front/front.ts';

const SetupWay = lazyAtRest(async () => (await import('../house/setup/SetupWay.tsx')).SetupWay);
const SiteChime = lazyAtRest(async () => (await import('../house/chime/SiteChime.tsx')).SiteChime);
const LiveOrders = lazyAtRest(async () => (await import('../orders/news/LiveOrders.tsx')).LiveOrders);

/** The frame around every screen and every error page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Translations>
      <HouseSettings>
        <Layout>{children}</Layout>
      </HouseSettings>
    </Translations>
  );
}

function HouseSettings({ children }: { children: ReactNode }) {
  const { settings } = useFront();
  const locale = useLocale();
  const failureMessage = useFailureMessage();
  const { brand, currency, timeZone, english, styleNonce } = settings;
  return (
    <KitProvider
      brand={brand.name}
      styleNonce={styleNonce}
      settings={{
        currency,
        timeZone,
        english,
        formatMoney: (cents) => formatMoney(cents, currency, locale),
        readMoney: (text) => readMoney(text, currency),
        failureMessage,
        isGone,
      }}
    >
      {children}
    </KitProvider>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const words = useTranslations('frame');
  const { user } = useInsider();
  useFollowSession();
  useRouteLoading();
  return (
    <>
      <a className={`${styles['skip']} no-print`} href="#main">
        {words('skip')}
      </a>
      <Header />
      {user && !isHeldBack(user) && (
        <>
          <LiveOrders />
          <SiteChime />
        </>
      )}
      <div className={styles['body']}>
        {user && !isHeldBack(user) && <Menu />}
        <main id="main" tabIndex={-1} className={styles['main']}>
          <OldBuild className={styles['notice']} />
          {user && <SetupWay />}
          <UnsavedWork>
            <PasswordMatters>{children}</PasswordMatters>
          </UnsavedWork>
        </main>
      </div>
    </>
  );
}

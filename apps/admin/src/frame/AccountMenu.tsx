import type { User } from '@traiteur/contract/access/sign-in.ts';
import { DropdownMenu } from '@traiteur/kit/overlays/DropdownMenu.tsx';
import {
  IconBuildingStore,
  IconCash,
  IconDatabase,
  IconFileInvoice,
  IconHistory,
  IconLogout,
  IconMail,
  IconMessage,
  IconPlugConnected,
  IconReportMoney,
  IconServer,
  IconShieldLock,
  IconUser,
  IconUsers,
  IconVolume,
  IconVolumeOff,
  IconWorld,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isHeldBack } from './held-back.ts';
import styles from './Header.module.css';
import { useSignOut } from '@traiteur/front/session/use-sign-out.ts';
import { useFront } from '@traiteur/front/front.ts';
import { site } from '../addresses.ts';
import { useChimeChoice } from '../house/chime/chime-choice.ts';
import { useTo } from '../use-to.ts';

/** Screens that are not in the left menu. */
const places = [
  { screen: 'account', Icon: IconUser },
  { screen: 'administrators', Icon: IconUsers },
  { screen: 'invoices', Icon: IconFileInvoice },
  { screen: 'takings', Icon: IconCash },
  { screen: 'statements', Icon: IconReportMoney },
  { screen: 'company', Icon: IconBuildingStore },
  { screen: 'houseSettings', Icon: IconPlugConnected },
  { screen: 'mails', Icon: IconMail },
  { screen: 'contactMessages', Icon: IconMessage },
  { screen: 'siteTexts', Icon: IconWorld },
  { screen: 'auditEntries', Icon: IconHistory },
  { screen: 'security', Icon: IconShieldLock },
  { screen: 'createDatabase', Icon: IconDatabase },
  { screen: 'serverStatus', Icon: IconServer },
] as const;

export function AccountMenu({ user }: { user: User }) {
  const to = useTo();
  const { api, isOffered } = useFront();
  const chime = useChimeChoice();
  const hearsNews = !isHeldBack(user) && api.offers('order-news', 'streamOrderNews');
  const ChimeIcon = chime.isOn ? IconVolumeOff : IconVolume;
  const words = useTranslations('frame');
  const leave = useSignOut();
  const navigate = useNavigate();
  const initials = user.firstName.charAt(0) + user.lastName.charAt(0);
  return (
    <DropdownMenu
      button={{
        className: styles['account'],
        'aria-label': `${initials} · ${words('account')}`,
        children: initials,
      }}
      head={
        <div className={styles['who']}>
          {user.firstName} {user.lastName}
          <small>{user.email}</small>
        </div>
      }
      actions={[
        ...places
          .filter(({ screen }) => !isHeldBack(user) && isOffered(site.screens[screen]))
          .map(({ screen, Icon }) => ({
            label: words(screen),
            icon: <Icon size={17} aria-hidden />,
            run: () => void navigate(to(screen)),
          })),
        ...(hearsNews
          ? [
              {
                label: words(chime.isOn ? 'chimeOff' : 'chimeOn'),
                icon: <ChimeIcon size={17} aria-hidden />,
                run: chime.toggle,
              },
            ]
          : []),
        { label: words('menu.logOut'), icon: <IconLogout size={17} aria-hidden />, run: () => void leave() },
      ]}
    />
  );
}

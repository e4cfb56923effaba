import { useTip } from '@traiteur/kit/look/use-tip.tsx';
import {
  IconChefHat,
  IconChevronsLeft,
  IconChevronsRight,
  IconHome,
  IconLeaf,
  IconLogout,
  IconReceipt,
  IconTruck,
  IconUsers,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './Menu.module.css';
import { type MenuGroup, menuGroups, shownEntries } from '../menu-groups.ts';
import { useMenuState } from './menu-state.ts';
import { usePrefetch } from '@traiteur/front/routing/prefetch.ts';
import type { Screen } from '@traiteur/front/routing/screen.ts';
import { useSignOut } from '@traiteur/front/session/use-sign-out.ts';
import { useFront } from '@traiteur/front/front.ts';
import { site } from '../addresses.ts';
import { pages } from '../pages.ts';
import { useTo } from '../use-to.ts';

const icons = {
  products: IconLeaf,
  orders: IconReceipt,
  deliveries: IconTruck,
  clients: IconUsers,
  kitchen: IconChefHat,
};

/** A rail of icons, or 275 px wide with every entry. */
export function Menu() {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations('frame');
  const { open, toggle: toggleMenu, collapse } = useMenuState();
  const leave = useSignOut();
  const { pathname, key } = useLocation();
  const nav = useRef<HTMLElement>(null);
  usePrefetch(menuGroups.flatMap((group) => shownEntries(group, isOffered).map(({ screen }) => pages[screen])));
  const collapseMenu = useEffectEvent(collapse);
  useEffect(() => collapseMenu(), [key]);
  useEffect(() => {
    if (open) nav.current?.scrollTo({ top: 0 });
  }, [open]);
  const Toggle = open ? IconChevronsLeft : IconChevronsRight;
  const toggle = words(open ? 'menu.collapse' : 'menu.expand');
  return (
    <>
      {open && <div className={`${styles['veil']} no-print`} onClick={collapse} aria-hidden />}
      <nav
        ref={nav}
        className={`${styles['menu']} ${open ? styles['open'] : ''} no-print`}
        aria-label={words('menu.label')}
      >
        <RailLink
          to={to('home')}
          label={words('menu.dashboard')}
          open={open}
          current={site.screenAt(pathname)?.name === 'home'}
        >
          <IconHome aria-hidden />
        </RailLink>
        {menuGroups.map((group) => (
          <Group key={group.words} group={group} open={open} />
        ))}
        <div className={styles['foot']}>
          <RailButton label={words('menu.logOut')} open={open} onClick={() => void leave()}>
            <IconLogout aria-hidden />
          </RailButton>
          <RailButton label={toggle} open={open} onClick={toggleMenu} expanded={open}>
            <Toggle aria-hidden />
          </RailButton>
        </div>
      </nav>
    </>
  );
}

function Group({ group, open }: { group: MenuGroup; open: boolean }) {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations('frame.menu');
  const texts = useTranslations();
  const { pathname } = useLocation();
  const entries = shownEntries(group, isOffered);
  const [first] = entries;
  if (!first) return null;
  const Icon = icons[group.words];
  const here = site.screenAt(pathname)?.screen;
  // Compare both languages: /products/constants has no French word, and /en/order/add does not begin like /en/orders.
  const placesOf = ({ fr, en }: Screen) => [fr.split('/')[1], en.split('/')[2]];
  const lead = entries.find(({ screen }) => screen === group.lead);
  const current =
    here &&
    entries.some(({ screen }) =>
      placesOf(site.screens[screen]).some((place, index) => place === placesOf(here)[index]),
    );
  const label = words(group.words);
  if (!open) {
    return (
      <RailLink to={to((lead ?? first).screen)} label={label} open={false} current={current === true}>
        <Icon aria-hidden />
      </RailLink>
    );
  }
  return (
    <section aria-label={label}>
      <h2>
        <Icon aria-hidden />
        {label}
      </h2>
      <ul>
        {entries.map(({ screen, label: entryLabel }) => (
          <li key={screen}>
            <NavLink to={to(screen)} end>
              {texts(entryLabel)}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RailProps {
  label: string;
  open: boolean;
  children: ReactNode;
}

function RailLink({ to: path, current, children, label, open }: RailProps & { to: string; current: boolean }) {
  const { target, tip } = useTip(open ? undefined : label, 'right');
  return (
    <>
      <Link
        {...target}
        to={path}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        className={`${styles['item']} ${current ? styles['on'] : ''}`}
      >
        {children}
        {open && <span>{label}</span>}
      </Link>
      {tip}
    </>
  );
}

function RailButton({
  onClick,
  expanded,
  children,
  label,
  open,
}: RailProps & { onClick: () => void; expanded?: boolean }) {
  const { target, tip } = useTip(open ? undefined : label, 'right');
  return (
    <>
      <button
        {...target}
        type="button"
        className={styles['item']}
        aria-label={label}
        aria-expanded={expanded}
        onClick={onClick}
      >
        {children}
        {open && <span>{label}</span>}
      </button>
      {tip}
    </>
  );
}

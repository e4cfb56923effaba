import en from 'virtual:words/screen/setup/en';
import fr from 'virtual:words/screen/setup/fr';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import styles from './SetupCard.module.css';
import { wayBack } from './setup-links.ts';

/** Whoever comes from the card finds back, whichever screens lie between. */
export function SetupWay() {
  const to = useTo();
  const { pathname, search } = useLocation();
  const [isLed, setLed] = useState(false);
  const isHome = pathname === to('home');
  const comes = new URLSearchParams(search).get(wayBack.name) === wayBack.value;
  if (comes && !isLed) setLed(true);
  if (isHome && isLed) setLed(false);
  if (!isLed) return null;
  return (
    <ScreenWords fr={fr} en={en}>
      <Way home={to('home')} />
    </ScreenWords>
  );
}

function Way({ home }: { home: string }) {
  const words = useTranslations('setup');
  return (
    <nav className={`${styles['way']} no-print`} aria-label={words('way')}>
      <AppLink to={home}>← {words('way')}</AppLink>
    </nav>
  );
}

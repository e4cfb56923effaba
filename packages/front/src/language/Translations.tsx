import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { useFront } from '../front.ts';
import { localeOf } from './locale.ts';

export function Translations({ children }: { children: ReactNode }) {
  const { messages, settings } = useFront();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const texts = messages.of(locale);
  if (!texts) throw new Error('no texts could be loaded');
  return (
    <IntlProvider locale={locale} messages={texts} timeZone={settings.timeZone}>
      {children}
    </IntlProvider>
  );
}

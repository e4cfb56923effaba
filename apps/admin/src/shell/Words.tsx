import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { localeOfPath } from './locale.ts';
import { messagesOf } from './messages.ts';
import { settings } from './settings.ts';

/** The texts in the language of the address, and the document marked with it. */
export function Words({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname) ?? 'fr';
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const messages = messagesOf(locale);
  if (!messages) throw new Error('no texts could be loaded');
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={settings.timeZone}>
      {children}
    </IntlProvider>
  );
}

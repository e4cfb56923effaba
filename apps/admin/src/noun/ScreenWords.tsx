import type { AdministrationMessages } from '../messages.d.ts';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';

type Words = Partial<AdministrationMessages>;

/** Brings the words that only one screen shows, so that other screens do not load them. */
export function ScreenWords({ fr, en, children }: { fr: Words; en: Words; children: ReactNode }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={{ ...useMessages(), ...(locale === 'en' ? en : fr) }}>
      {children}
    </IntlProvider>
  );
}

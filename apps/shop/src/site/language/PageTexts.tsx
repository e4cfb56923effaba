import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl';

/** Texts that come with one page, because no other page has a use for them. */
export function PageTexts({ texts, children }: { texts: object; children: ReactNode }) {
  const messages = useMessages();
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <IntlProvider locale={locale} {...(timeZone && { timeZone })} messages={{ ...messages, ...texts }}>
      {children}
    </IntlProvider>
  );
}

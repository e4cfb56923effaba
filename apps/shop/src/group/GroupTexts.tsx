import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl';
import type { ShopMessages } from '../site/language/use-shop-words.ts';

export type OwnTexts = ShopMessages['groupOrders'];

/** Few visitors read these texts: they come with the page, and no other page carries them. */
export function GroupTexts({ texts, children }: { texts: OwnTexts; children: ReactNode }) {
  const messages = useMessages();
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    // The program's types are those of the administration's texts.
    <IntlProvider
      locale={locale}
      {...(timeZone && { timeZone })}
      messages={{ ...messages, groupOrders: texts } as never}
    >
      {children}
    </IntlProvider>
  );
}

import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl';
import type { ShopMessages } from '../site/language/use-shop-words.ts';

export type OwnTexts = ShopMessages['ownInvoice'];

/** Come with the page, and no other page carries them. The paper's keep their names of the administration. */
export function InvoiceTexts({ texts, children }: { texts: OwnTexts; children: ReactNode }) {
  const messages = useMessages();
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    // The program's types are those of the administration's texts.
    <IntlProvider
      locale={locale}
      {...(timeZone && { timeZone })}
      messages={{ ...messages, ...texts.onPaper, ownInvoice: texts } as never}
    >
      {children}
    </IntlProvider>
  );
}

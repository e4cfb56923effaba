import { useLocale } from 'use-intl';
import { idIn } from '../site/visit/id-in.ts';
import { Island } from '../site/island/Island.tsx';
import { texts } from '../site/language/texts.ts';
import { page } from '../site/page.tsx';
import { InvoicePage } from './InvoicePage.tsx';

/** The server draws no part of the invoice: only the API knows whose it is. */
export const invoice = page({
  read: async ({ parameters }) => ({ id: idIn(parameters) }),
  head: (_, { words }) => ({ title: words('ownInvoice')('title'), isListed: false }),
  Body: ({ data }) => {
    const { ownInvoice } = texts[useLocale()];
    return <Island name="invoice" of={InvoicePage} props={{ ...data, texts: ownInvoice }} />;
  },
});

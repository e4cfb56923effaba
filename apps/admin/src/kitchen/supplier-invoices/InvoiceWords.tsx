import enInvoices from 'virtual:words/screen/supplierInvoices/en';
import frInvoices from 'virtual:words/screen/supplierInvoices/fr';
import type { ReactNode } from 'react';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { StockWords } from '../stock/StockWords.tsx';

/** Invoices speak of orders and of what came in. */
export const InvoiceWords = ({ children }: { children: ReactNode }) => (
  <StockWords>
    <ScreenWords fr={frInvoices} en={enInvoices}>
      {children}
    </ScreenWords>
  </StockWords>
);

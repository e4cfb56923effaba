import enHolds from 'virtual:words/screen/batchHolds/en';
import frHolds from 'virtual:words/screen/batchHolds/fr';
import enBatches from 'virtual:words/screen/ingredientBatches/en';
import frBatches from 'virtual:words/screen/ingredientBatches/fr';
import enGoods from 'virtual:words/screen/goodsReceipts/en';
import frGoods from 'virtual:words/screen/goodsReceipts/fr';
import enOrders from 'virtual:words/screen/purchaseOrders/en';
import frOrders from 'virtual:words/screen/purchaseOrders/fr';
import type { ReactNode } from 'react';
import { ScreenWords } from '../../noun/ScreenWords.tsx';

const fr = { ...frBatches, ...frHolds, ...frGoods, ...frOrders };
const en = { ...enBatches, ...enHolds, ...enGoods, ...enOrders };

/** Screens of the stock speak of each other. */
export const StockWords = ({ children }: { children: ReactNode }) => (
  <ScreenWords fr={fr} en={en}>
    {children}
  </ScreenWords>
);

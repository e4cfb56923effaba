import { useTranslations } from 'use-intl';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { StockWords } from '../stock/StockWords.tsx';
import { DraftForm } from './DraftForm.tsx';

export default function PurchaseOrderForm() {
  return (
    <StockWords>
      <NewOrder />
    </StockWords>
  );
}

function NewOrder() {
  const words = useTranslations('purchaseOrders');
  return (
    <Screen title={words('add')} subtitle={words('subtitle')}>
      <DraftForm />
    </Screen>
  );
}

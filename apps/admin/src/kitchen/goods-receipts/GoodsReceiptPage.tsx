import { useQuery } from '@tanstack/react-query';
import type { GoodsReceiptDetail } from '@traiteur/contract/kitchen/goods-receipts.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Thumbnail } from '../../catalogue/pictures/Thumbnail.tsx';
import { useTo } from '../../use-to.ts';
import { StateChip } from '../ingredient-batches/StateChip.tsx';
import { StockWords } from '../stock/StockWords.tsx';
import { useStockChange } from '../stock/use-stock-change.ts';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import styles from './Goods.module.css';

export default function GoodsReceiptPage() {
  return (
    <StockWords>
      <ReceiptScreen />
    </StockWords>
  );
}

function ReceiptScreen() {
  const id = Number(useParams()['id']);
  const api = useApi();
  const words = useTranslations('goodsReceipts');
  const dates = useDates();
  const query = useQuery({
    queryKey: nounKeys('goods-receipts').record(id),
    queryFn: () => api.call('goods-receipts', 'get', { id }),
  });
  return (
    <Screen title={words('one')} subtitle={query.data && dates.day(query.data.at)}>
      <Shown query={query} card="both" shape={<Skeleton width="100%" height={240} />}>
        {(receipt) => <Receipt receipt={receipt} />}
      </Shown>
    </Screen>
  );
}

function Receipt({ receipt }: { receipt: GoodsReceiptDetail }) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('goodsReceipts');
  const { supplier, purchaseOrder, noteNumber, notes, by, pictureId, lines, removable } = receipt;
  return (
    <Stack>
      <Card>
        <Facts
          facts={[
            [words('fields.supplier'), supplier?.name ?? words('noSupplier')],
            [
              words('fields.purchaseOrder'),
              purchaseOrder ? (
                <AppLink key="order" to={to('purchaseOrder', { id: purchaseOrder.id })}>
                  {purchaseOrder.number}
                </AppLink>
              ) : (
                words('noOrder')
              ),
            ],
            ...(noteNumber === '' ? [] : [[words('fields.noteNumber'), noteNumber] as const]),
            [words('fields.by'), by],
            ...(notes === '' ? [] : [[words('fields.notes'), notes] as const]),
          ]}
        />
        {pictureId && (
          <div className={styles['picture']}>
            <Thumbnail isLarge pictureId={pictureId} subject={[supplier?.name, noteNumber].filter(Boolean).join(' ')} />
          </div>
        )}
      </Card>
      <Card title={words('fields.lines')}>
        <ul className={styles['lines']}>
          {lines.map((batch) => (
            <BatchLine key={batch.id} batch={batch} />
          ))}
        </ul>
      </Card>
      {removable && api.offers('goods-receipts', 'undoGoodsReceipt') && <UndoButton id={receipt.id} />}
    </Stack>
  );
}

function BatchLine({ batch }: { batch: GoodsReceiptDetail['lines'][number] }) {
  const to = useTo();
  const words = useTranslations('ingredientBatches');
  const nameOf = useLocalName();
  const dates = useDates();
  const weight = useWeight();
  const locale = useLocale();
  const { id, ingredient, number, useBy, quantity, temperature, reason, state } = batch;
  return (
    <li>
      <span>
        <AppLink to={to('batch', { id })}>{nameOf(ingredient.name)}</AppLink>{' '}
        <small>{number || words('noNumber')}</small>
        {reason !== '' && <small className={styles['reason']}>{reason}</small>}
      </span>
      <b>{weight(quantity)}</b>
      <span>{useBy ? dates.full(useBy) : words('noDate')}</span>
      <span>{temperature !== null && `${new Intl.NumberFormat(locale).format(temperature / 10)} °C`}</span>
      <StateChip state={state} />
    </li>
  );
}

function UndoButton({ id }: { id: number }) {
  const to = useTo();
  const navigate = useNavigate();
  const words = useTranslations('goodsReceipts');
  const [isAsked, setAsked] = useState(false);
  const { run, busy } = useStockChange(() => {
    toast.success(words('undone'));
    void navigate(to('goodsReceipts'));
  });
  return (
    <div>
      <Button onClick={() => setAsked(true)}>{words('undo')}</Button>
      <ConfirmDialog
        opened={isAsked}
        title={words('undo')}
        confirm={words('undo')}
        danger
        busy={busy}
        onClose={() => setAsked(false)}
        onConfirm={() => run((call) => call('goods-receipts', 'undoGoodsReceipt', { id }))}
      >
        <p>{words('undoQuestion')}</p>
      </ConfirmDialog>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { BatchDetail, StockMovement } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { isReversible } from '@traiteur/domain/kitchen/stock/stock.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { type ReactNode, useState } from 'react';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { HoldButton } from '../batch-holds/HoldButton.tsx';
import { StockWords } from '../stock/StockWords.tsx';
import { useStockChange } from '../stock/use-stock-change.ts';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import { StateChip } from './StateChip.tsx';
import styles from './Stock.module.css';
import { WasteDialog } from './WasteDialog.tsx';

const milligramsOfKilo = 1_000_000;

export default function BatchPage() {
  return (
    <StockWords>
      <BatchScreen />
    </StockWords>
  );
}

function BatchScreen() {
  const id = Number(useParams()['id']);
  const api = useApi();
  const words = useTranslations('ingredientBatches');
  const query = useQuery({
    queryKey: nounKeys('ingredient-batches').record(id),
    queryFn: () => api.call('ingredient-batches', 'get', { id }),
  });
  return (
    <Screen title={words('one')} subtitle={query.data?.number ?? ''}>
      <Shown query={query} card="both" shape={<Skeleton width="100%" height={240} />}>
        {(batch) => <Batch batch={batch} />}
      </Shown>
    </Screen>
  );
}

function Batch({ batch }: { batch: BatchDetail }) {
  const words = useTranslations('ingredientBatches');
  const nameOf = useLocalName();
  const name = nameOf(batch.ingredient.name);
  return (
    <Stack>
      <Card title={name} aside={<StateChip state={batch.state} />}>
        <BatchFacts batch={batch} />
        <BatchActions batch={batch} name={name} />
      </Card>
      <Card title={words('fields.movements')}>
        <ul className={styles['movements']}>
          {batch.movements.map((movement) => (
            <Movement key={movement.id} batchId={batch.id} movement={movement} />
          ))}
        </ul>
      </Card>
    </Stack>
  );
}

function BatchFacts({ batch }: { batch: BatchDetail }) {
  const to = useTo();
  const words = useTranslations('ingredientBatches');
  const dates = useDates();
  const weight = useWeight();
  const locale = useLocale();
  const { formatMoney } = useKitSettings();
  const { supplier, receiptId, number, useBy, at, by, quantity, remaining, temperature, reason } = batch;
  const { cost, supplierInvoice } = batch;
  const facts: (readonly [string, ReactNode])[] = [
    [words('fields.number'), number || words('noNumber')],
    [words('fields.useBy'), useBy ? dates.full(useBy) : words('noDate')],
    [words('left'), <b key="left">{weight(remaining)}</b>],
    [words('cameIn'), weight(quantity)],
    [words('fields.supplier'), supplier?.name ?? words('found')],
    [
      words('fields.at'),
      receiptId === null ? (
        dates.day(at)
      ) : (
        <AppLink key="at" to={to('goodsReceipt', { id: receiptId })}>
          {dates.day(at)}
        </AppLink>
      ),
    ],
    [words('fields.by'), by],
  ];
  if (cost !== null) {
    const price = formatMoney(Math.round((cost.price * milligramsOfKilo) / cost.weight));
    facts.push([words('fields.cost'), words('perKilo', { price })]);
  }
  if (supplierInvoice !== null)
    facts.push([
      words('fields.supplierInvoice'),
      <AppLink key="invoice" to={to('supplierInvoice', { id: supplierInvoice.id })}>
        {supplierInvoice.number}
      </AppLink>,
    ]);
  if (temperature !== null)
    facts.push([words('fields.temperature'), new Intl.NumberFormat(locale).format(temperature / 10)]);
  if (reason !== '') facts.push([words('fields.reason'), reason]);
  return <Facts facts={facts} />;
}

function BatchActions({ batch, name }: { batch: BatchDetail; name: string }) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('ingredientBatches');
  const holdWords = useTranslations('batchHolds');
  const [isWasting, setWasting] = useState(false);
  const { id, number, holdId, remaining, state } = batch;
  return (
    <>
      <div className={styles['reasons']}>
        <OfferedLink to={`${to('traceability')}?ingredientBatchId=${id}`}>{holdWords('trace')}</OfferedLink>
        {state !== 'refused' && <HoldButton batch={{ ingredientBatchId: id }} number={number} holdId={holdId} />}
        {remaining > 0 && api.offers('ingredient-batches', 'recordWaste') && (
          <Button onClick={() => setWasting(true)}>{words('stock.waste')}</Button>
        )}
      </div>
      {isWasting && <WasteDialog batch={{ ...batch, name }} onClose={() => setWasting(false)} />}
    </>
  );
}

function Movement({ batchId, movement }: { batchId: number; movement: StockMovement }) {
  const api = useApi();
  const words = useTranslations('ingredientBatches');
  const dates = useDates();
  const weight = useWeight();
  const { run, busy } = useStockChange(() => toast.success(words('stock.undone')));
  const { id, kind, reason, at, by, reverses, reversed } = movement;
  const isOpen = isReversible(kind) && !reverses && !reversed;
  return (
    <li>
      <span>
        <b>{words(`kinds.${kind}`)}</b> {reverses && words('stock.takesBack')} {reversed && words('stock.takenBack')}{' '}
        <small>
          {dates.moment(at)} · {by} {reason && `· ${reason}`}
        </small>
      </span>
      <b>{weight(movement.weight)}</b>
      {isOpen && api.offers('ingredient-batches', 'undoStockMovement') && (
        <Button
          busy={busy}
          aria-label={words('stock.undoOf', { kind: words(`kinds.${kind}`), weight: weight(movement.weight) })}
          onClick={() =>
            run((call) => call('ingredient-batches', 'undoStockMovement', { id: batchId }, { movementId: id }))
          }
        >
          {words('stock.undo')}
        </Button>
      )}
    </li>
  );
}

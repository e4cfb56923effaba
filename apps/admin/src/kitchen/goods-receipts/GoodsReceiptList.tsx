import { type GoodsReceipt, goodsReceipts } from '@traiteur/contract/kitchen/goods-receipts.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { Thumbnail } from '../../catalogue/pictures/Thumbnail.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';
import { StockWords } from '../stock/StockWords.tsx';

export default function GoodsReceiptList() {
  return (
    <StockWords>
      <Receipts />
    </StockWords>
  );
}

function Receipts() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('goodsReceipts');
  const dates = useDates();
  const suppliers = useChoices('suppliers', 'list');
  const list = useList(goodsReceipts);
  return (
    <ListScreen<GoodsReceipt>
      noun="goodsReceipts"
      list={list}
      add="goodsReceiptAdd"
      actions={
        <ListExcel
          file="goods-receipts"
          open={(signal) => api.call('goods-receipts', 'exportGoodsReceipts', list.narrowedBy, undefined, { signal })}
        />
      }
      hasSearch={false}
      filters={
        <FilterSelect
          label={words('fields.supplier')}
          all={words('everySupplier')}
          options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('supplierId')}
        />
      }
      rowLink={({ id }) => to('goodsReceipt', { id })}
      columns={[
        { key: 'at', heading: words('fields.at'), render: ({ at }) => dates.moment(at), isWhole: true },
        {
          key: 'supplier',
          heading: words('fields.supplier'),
          render: ({ supplier, noteNumber }) => (
            <>
              {supplier?.name ?? words('noSupplier')} <small>{noteNumber}</small>
            </>
          ),
        },
        {
          key: 'order',
          isWhole: true,
          heading: words('fields.purchaseOrder'),
          render: ({ purchaseOrder }) => purchaseOrder?.number ?? '',
        },
        { key: 'batches', heading: words('fields.batches'), render: ({ batches }) => batches, align: 'right' },
        {
          key: 'refusals',
          heading: words('fields.refusals'),
          render: ({ refusals }) => refusals > 0 && <Chip tone="bad">{refusals}</Chip>,
        },
        { key: 'by', heading: words('fields.by'), render: ({ by }) => by },
        {
          key: 'photo',
          heading: words('fields.pictureId'),
          render: ({ pictureId }) =>
            pictureId && <Thumbnail isPlain pictureId={pictureId} subject={words('fields.pictureId')} />,
        },
      ]}
    />
  );
}

import type { BookReceipt } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { Thumbnail } from '../../catalogue/pictures/Thumbnail.tsx';
import { useTo } from '../../use-to.ts';
import styles from './KitchenBook.module.css';
import { useDegrees } from './use-degrees.ts';

/** Goods that came in on a day: what was read of them, refused, or taken in with a reason. */
export function BookReceipts({ receipts }: { receipts: readonly BookReceipt[] }) {
  return receipts.map((receipt) => (
    <li key={receipt.id}>
      <Receipt receipt={receipt} />
    </li>
  ));
}

function Receipt({ receipt: { id, supplier, noteNumber, at, by, pictureId, goods } }: { receipt: BookReceipt }) {
  const to = useTo();
  const words = useTranslations('kitchenBook');
  const dates = useDates();
  const title = words('receipt', { supplier: supplier || words('unknownSupplier') });
  return (
    <>
      <strong>
        <OfferedLink to={to('goodsReceipt', { id })}>{title}</OfferedLink> <small>{noteNumber}</small>
      </strong>
      <div className={styles['written']}>
        <ul className={styles['goods']}>
          {goods.map((line, index) => (
            <GoodsLine key={index} line={line} />
          ))}
        </ul>
        <small>{words('writtenBy', { by, at: dates.moment(at) })}</small>
        {pictureId && <Thumbnail pictureId={pictureId} subject={title} />}
      </div>
    </>
  );
}

function GoodsLine({ line: { name, number, temperature, refused, reason } }: { line: BookReceipt['goods'][number] }) {
  const words = useTranslations('kitchenBook');
  const nameOf = useLocalName();
  const { degrees } = useDegrees();
  return (
    <li>
      {refused && <Chip tone="alarm">{words('refused')}</Chip>} {nameOf(name)} {number && <small>{number}</small>}{' '}
      {temperature !== null && <b>{words('degrees', { reading: degrees(temperature) })}</b>}{' '}
      {reason && <small>{reason}</small>}
    </li>
  );
}

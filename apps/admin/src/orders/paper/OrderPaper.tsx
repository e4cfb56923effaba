import type { Letterhead } from '@traiteur/contract/billing/company.ts';
import type { OrderPaper as Paper } from '@traiteur/contract/orders/order-papers.ts';
import { groupedSiret } from '@traiteur/domain/invoices/business-numbers.ts';
import { readablePhone } from '@traiteur/domain/phones/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { usePictureAddress } from '@traiteur/front/products/use-picture-address.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { PrintedHead } from '@traiteur/kit/look/screen/PrintedHead.tsx';
import { useTranslations } from 'use-intl';
import { TransferLine } from '../../company/TransferLine.tsx';
import { PaperLines } from './PaperLines.tsx';
import { PaperSums } from './PaperSums.tsx';
import styles from './OrderPaper.module.css';

interface OrderPaperProps {
  order: Paper;
  letterhead: Letterhead;
  /** Printed together with others. */
  isOneOfMany?: boolean;
}

/**
 * What a client gets of their order: dishes with their allergens, prices, when and where it comes, what is paid and due. Each is a page of its
 * own, in the language that stands around it. What the house notes for itself is not on it.
 */
export function OrderPaper({ order, letterhead, isOneOfMany = false }: OrderPaperProps) {
  const words = useTranslations('orders.paper');
  const page = `order-${order.id}`;
  return (
    <article className={styles['paper']} style={{ page }}>
      <PrintedHead
        page={page}
        text={words('head', { brand: letterhead.brand, number: order.number })}
        isOneOfMany={isOneOfMany}
      />
      <div className={styles['head']}>
        <HouseBlock letterhead={letterhead} />
        <OrderBlock order={order} />
        <ClientBlock order={order} />
      </div>
      {order.status === 'cancelled' && <p className={styles['cancelled']}>{words('cancelled')}</p>}
      <PaperLines order={order} />
      <div className={styles['foot']}>
        <Allergies order={order} />
        <PaperSums order={order} />
      </div>
      {order.paymentChoice === 'transfer' && order.due > 0 && letterhead.bankAccount && (
        <TransferLine account={letterhead.bankAccount} reference={order.number} />
      )}
    </article>
  );
}

function HouseBlock({ letterhead }: { letterhead: Letterhead }) {
  const words = useTranslations('orders.paper');
  const pictureAddress = usePictureAddress();
  const { brand, logoId, legalName, address, postalCode, city, siret } = letterhead;
  return (
    <address>
      {logoId && <img className={styles['logo']} src={`${pictureAddress(logoId)}?height=102`} alt="" height="44" />}
      <strong className={styles['brand']}>{brand}</strong>
      {legalName && legalName !== brand && <span>{legalName}</span>}
      {address && <span>{address}</span>}
      {(postalCode || city) && <span>{`${postalCode} ${city}`.trim()}</span>}
      {siret && <small>{words('siret', { siret: groupedSiret(siret) })}</small>}
    </address>
  );
}

function OrderBlock({ order }: { order: Paper }) {
  const words = useTranslations('orders.paper');
  const dates = useDates();
  return (
    <div>
      <strong className={styles['title']}>{words('title', { number: order.number })}</strong>
      <span>{words('placedOn', { date: dates.moment(order.placedAt) })}</span>
      <small className={styles['label']}>{words('delivery')}</small>
      <strong>{dates.long(order.deliveryDate)}</strong>
      <strong>{dates.span(order.slotStart, order.slotEnd)}</strong>
    </div>
  );
}

function ClientBlock({ order: { client, address } }: { order: Paper }) {
  const words = useTranslations('orders.paper');
  const phone = address?.phone || client.phone;
  return (
    <address className={styles['client']}>
      <small>{words('client')}</small>
      <strong>{`${client.firstName} ${client.lastName}`}</strong>
      {address && <span>{address.address}</span>}
      {address && <span>{`${address.postalCode} ${address.city}`}</span>}
      {phone && <span>{readablePhone(phone)}</span>}
    </address>
  );
}

/** What the house knows that the client reacts to: red where a dish has it, and never silent. */
function Allergies({ order: { clientAllergies, allergiesAsked } }: { order: Paper }) {
  const words = useTranslations('orders.paper');
  const nameOf = useLocalName();
  if (clientAllergies.length === 0)
    return <p className={styles['allergies']}>{words(allergiesAsked ? 'none' : 'unknown')}</p>;
  const kinds = [
    ['allergies', clientAllergies.filter(({ severity }) => severity === 'allergy')],
    ['intolerances', clientAllergies.filter(({ severity }) => severity === 'intolerance')],
  ] as const;
  return (
    <div className={styles['allergies']}>
      {kinds.map(
        ([kind, allergies]) =>
          allergies.length > 0 && (
            <p key={kind} className={allergies.some(({ presence }) => presence !== null) ? styles['met'] : undefined}>
              {words(kind, { names: allergies.map(({ name }) => nameOf(name)).join(', ') })}
            </p>
          ),
      )}
      <p>{words('missing')}</p>
    </div>
  );
}

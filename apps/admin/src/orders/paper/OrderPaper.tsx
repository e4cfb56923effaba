import type { Letterhead } from '@traiteur/contract/house/company.ts';
import type { OrderPaper as PaperOfOrder } from '@traiteur/contract/orders/order-papers.ts';
import { groupedSiret } from '@traiteur/domain/money/business-numbers.ts';
import { acceptedByClient } from '@traiteur/domain/orders/allergies.ts';
import { isInCompany, nameBeside, namesInCompany, withEater } from '@traiteur/domain/orders/eater-names.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { usePictureAddress } from '@traiteur/front/catalogue/products/use-picture-address.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { PrintedHead } from '@traiteur/kit/look/screen/PrintedHead.tsx';
import { useTranslations } from 'use-intl';
import { TransferLine } from '@traiteur/front/paper/TransferLine.tsx';
import { Halves, Paper, PaperHead, Recipient, Sender, Title } from '@traiteur/front/paper/Paper.tsx';
import { PaperLines } from './PaperLines.tsx';
import { PaperSums } from './PaperSums.tsx';
import styles from './OrderPaper.module.css';

interface OrderPaperProps {
  order: PaperOfOrder;
  letterhead: Letterhead;
  /** Printed together with others. */
  isOneOfMany?: boolean;
}

/** An order as its client gets it, a page in the surrounding language. It never shows the notes of the house. */
export function OrderPaper({ order, letterhead, isOneOfMany = false }: OrderPaperProps) {
  const words = useTranslations('orders.paper');
  const page = `order-${order.id}`;
  return (
    <Paper page={page}>
      <PrintedHead
        page={page}
        text={words('head', { brand: letterhead.brand, number: order.number })}
        isOneOfMany={isOneOfMany}
      />
      <PaperHead>
        <HouseBlock letterhead={letterhead} />
        <OrderBlock order={order} />
        <ClientBlock order={order} />
      </PaperHead>
      {order.status === 'cancelled' && <p className={styles['cancelled']}>{words('cancelled')}</p>}
      <PaperLines order={order} />
      <Halves>
        <div>
          <Allergies order={order} />
          <AcceptedConflicts order={order} />
        </div>
        <PaperSums order={order} />
      </Halves>
      {order.paymentChoice === 'transfer' && order.due > 0 && letterhead.bankAccount && (
        <TransferLine account={letterhead.bankAccount} reference={order.number} />
      )}
    </Paper>
  );
}

function HouseBlock({ letterhead }: { letterhead: Letterhead }) {
  const words = useTranslations('orders.paper');
  const pictureAddress = usePictureAddress();
  const { brand, logoId, legalName, address, postalCode, city, siret } = letterhead;
  const logo = logoId && (
    <img className={styles['logo']} src={`${pictureAddress(logoId)}?height=102`} alt="" height="44" />
  );
  return (
    <Sender name={brand} logo={logo}>
      {legalName && legalName !== brand && <span>{legalName}</span>}
      {address && <span>{address}</span>}
      {(postalCode || city) && <span>{`${postalCode} ${city}`.trim()}</span>}
      {siret && <small>{words('siret', { siret: groupedSiret(siret) })}</small>}
    </Sender>
  );
}

function OrderBlock({ order }: { order: PaperOfOrder }) {
  const words = useTranslations('orders.paper');
  const dates = useDates();
  return (
    <Title title={words('title', { number: order.number })}>
      <span>{words('placedOn', { date: dates.moment(order.placedAt) })}</span>
      <small className={styles['label']}>{words('delivery')}</small>
      <strong>{dates.long(order.deliveryDate)}</strong>
      <strong>{dates.span(order.slotStart, order.slotEnd)}</strong>
    </Title>
  );
}

function ClientBlock({ order: { client, address } }: { order: PaperOfOrder }) {
  const words = useTranslations('orders.paper');
  const phone = address?.phone || client.phone;
  return (
    <Recipient label={words('client')} name={`${client.firstName} ${client.lastName}`}>
      {address && <span>{address.address}</span>}
      {address && <span>{`${address.postalCode} ${address.city}`}</span>}
      {phone && <span>{readablePhone(phone)}</span>}
    </Recipient>
  );
}

/** Red where a dish has the allergen. Never empty: it also says that there are none, or that they are unknown. */
function Allergies({ order: { client, lines, clientAllergies, unaskedEaters } }: { order: PaperOfOrder }) {
  const words = useTranslations('orders.paper');
  const nameOf = useLocalName();
  const inCompany = isInCompany(client, [...lines, ...clientAllergies, ...unaskedEaters]);
  const unasked = namesInCompany(unaskedEaters, inCompany);
  const unknown = unaskedEaters.length > 0 && (
    <p>{unasked ? words('unknownOf', { names: unasked }) : words('unknown')}</p>
  );
  if (clientAllergies.length === 0) return unknown || <p>{words('none')}</p>;
  const kinds = [
    ['allergies', clientAllergies.filter(({ severity }) => severity === 'allergy')],
    ['intolerances', clientAllergies.filter(({ severity }) => severity === 'intolerance')],
  ] as const;
  return (
    <div>
      {kinds.map(
        ([kind, allergies]) =>
          allergies.length > 0 && (
            <p key={kind} className={allergies.some(({ presence }) => presence !== null) ? styles['met'] : undefined}>
              {words(kind, {
                names: allergies.map((allergy) => withEater(nameOf(allergy.name), allergy, inCompany)).join(', '),
              })}
            </p>
          ),
      )}
      {unknown}
      <p>{words('missing')}</p>
    </div>
  );
}

function AcceptedConflicts({ order: { client, lines, conflicts } }: { order: PaperOfOrder }) {
  const words = useTranslations('orders.paper');
  const nameOf = useLocalName();
  return conflicts
    .filter(({ answeredBy }) => answeredBy !== null)
    .map(({ line, eaterId, eater, allergenId, allergen, reason }) => (
      <p key={`${line} ${eaterId} ${allergenId}`}>
        {words('accepted', {
          by: reason === acceptedByClient ? 'client' : 'house',
          isNamed: nameBeside(client, { eaterId, eater }) ? 'yes' : 'no',
          eater,
          dish: nameOf(lines[line]?.name ?? allergen),
          allergen: nameOf(allergen),
        })}
      </p>
    ));
}

import type { Invoice, PrintedDocument } from '@traiteur/contract/money/invoices.ts';
import { addDays, addMonths } from '@traiteur/domain/dates/calendar.ts';
import { type InvoiceMention, invoiceMentions } from '@traiteur/domain/money/invoice-mentions.ts';
import { groupedSiret, sirenOf } from '@traiteur/domain/money/business-numbers.ts';
import { useDates } from '../../language/use-dates.ts';
import { useLocalName } from '../../language/use-local-name.ts';
import { useFrontWords } from '../../language/use-front-words.ts';
import { TransferLine } from '../../paper/TransferLine.tsx';
import { Paper, PaperHead, Recipient, Sender, Title } from '../../paper/Paper.tsx';
import styles from './InvoicePaper.module.css';
import { MonthlyOrders } from './MonthlyOrders.tsx';
import { PaperLines } from './PaperLines.tsx';
import { PaperSums } from './PaperSums.tsx';
import { useDocumentMoney } from './use-document-money.ts';

/** What staff and clients get alike. */
interface PrintedInvoice extends Pick<Invoice, 'kind' | 'number' | 'givenOn' | 'reason'> {
  corrects: Pick<Invoice, 'number' | 'givenOn'> | null;
  document: PrintedDocument;
}

/** Prints only from the copy that was made when the invoice was issued. */
export function InvoicePaper({ invoice }: { invoice: PrintedInvoice }) {
  const { document: copy } = invoice;
  return (
    <Paper>
      <PaperHead>
        <CompanyBlock company={copy.company} currency={copy.currency} />
        <DocumentBlock invoice={invoice} />
        <ClientBlock client={copy.client} />
      </PaperHead>
      {copy.orders ? <MonthlyOrders copy={copy} orders={copy.orders} /> : <PaperLines copy={copy} />}
      <PaperSums copy={copy} />
      {invoice.kind === 'invoice' && <Transfer copy={copy} number={invoice.number} />}
      <Mentions copy={copy} />
    </Paper>
  );
}

type Company = PrintedDocument['company'];

function CompanyBlock({ company, currency }: { company: Company; currency: string }) {
  const words = useFrontWords('invoices.mentions');
  const formatMoney = useDocumentMoney(currency);
  const { legalForm: form, capital, siret, registry: city, vatNumber: number } = company;
  return (
    <Sender name={company.legalName || company.brand}>
      {company.legalName !== '' && company.legalName !== company.brand && <span>{company.brand}</span>}
      {form && <span>{capital ? words('form', { form, capital: formatMoney(capital) }) : form}</span>}
      <PlaceLines place={company} />
      {siret && <span>{words('siret', { siret: groupedSiret(siret) })}</span>}
      {city && <span>{words('registry', { city, siren: siret ? groupedSiret(sirenOf(siret)) : '' })}</span>}
      {company.vatApplies && number && <span>{words('vatNumber', { number })}</span>}
    </Sender>
  );
}

function DocumentBlock({ invoice }: { invoice: PrintedInvoice }) {
  const words = useFrontWords('invoices');
  const dates = useDates();
  const { kind, number, givenOn, corrects, reason, document: copy } = invoice;
  const { order, delivery, company, total, paid } = copy;
  return (
    <Title title={words(`one.${kind}`, { number })}>
      <span>{words('givenOn', { date: dates.date(givenOn) })}</span>
      {corrects && <span>{words('corrects', { number: corrects.number, date: dates.date(corrects.givenOn) })}</span>}
      {reason && <span>{words(`reason.${reason}`)}</span>}
      {order && <span>{words('paper.order', { number: order.number, date: dates.date(order.placedOn) })}</span>}
      {delivery && (
        <span>
          {words(delivery.isDone ? 'paper.delivered' : 'paper.toDeliver', { date: dates.date(delivery.date) })}
        </span>
      )}
      {copy.orderedBy && <span>{words('paper.orderedBy', { name: copy.orderedBy })}</span>}
      {copy.purchaseReference && <span>{words('paper.reference', { reference: copy.purchaseReference })}</span>}
      {copy.month && <span>{words('paper.month', { date: dates.date(addDays(addMonths(copy.month, 1), -1)) })}</span>}
      {kind === 'invoice' && total > paid && (
        <span>{words('paper.due', { date: dates.date(addDays(givenOn, copy.daysToPay ?? company.paymentDays)) })}</span>
      )}
    </Title>
  );
}

function ClientBlock({ client }: { client: PrintedDocument['client'] }) {
  const words = useFrontWords('invoices.paper');
  return (
    <Recipient label={words('client')} name={client.name}>
      <PlaceLines place={client} />
      {client.businessNumber && <span>{words('businessNumber', { number: groupedSiret(client.businessNumber) })}</span>}
      {client.vatNumber && <span>{words('vatNumber', { number: client.vatNumber })}</span>}
    </Recipient>
  );
}

function PlaceLines({ place }: { place: Pick<Company, 'address' | 'postalCode' | 'city' | 'country'> }) {
  return (
    <>
      {place.address && <span>{place.address}</span>}
      {(place.postalCode || place.city) && <span>{`${place.postalCode} ${place.city}`.trim()}</span>}
      {place.country !== 'FR' && <span>{place.country}</span>}
    </>
  );
}

/** The bank account as it was when the invoice was issued; only where something was left to pay. */
function Transfer({ copy: { company, order, total, paid }, number }: { copy: PrintedDocument; number: string }) {
  const { iban, bic = '', accountHolder, legalName, brand } = company;
  if (!iban || total <= paid) return null;
  const holder = accountHolder || legalName || brand;
  return <TransferLine account={{ holder, iban, bic }} reference={order?.number ?? number} />;
}

function Mentions({ copy: { company, daysToPay } }: { copy: PrintedDocument }) {
  const words = useFrontWords('invoices.mentions');
  const nameOf = useLocalName();
  const formatMoney = useDocumentMoney('EUR');
  function sentenceOf(mention: InvoiceMention): string {
    if (mention.name === 'withinDays') return words('terms', { terms: words('withinDays', { days: mention.days }) });
    if (mention.name === 'terms') return words('terms', { terms: nameOf(mention.terms) });
    if (mention.name === 'late') return words('late', { penalties: nameOf(mention.penalties) });
    if (mention.name === 'recovery') return words('recovery', { amount: formatMoney(mention.amount) });
    return words(mention.name);
  }
  return <p className={styles['mentions']}>{invoiceMentions(company, daysToPay).map(sentenceOf).join('. ')}.</p>;
}

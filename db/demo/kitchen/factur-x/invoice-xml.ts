interface XmlLine {
  code?: string;
  gtin?: string;
  name: string;
  quantity: number;
  /** Of UN/ECE recommendation 20. */
  unit: string;
  price: number;
  base?: number;
  allowance?: number;
  /** In percent; 5.5 by default. */
  rate?: number;
  batches?: readonly string[];
  useBy?: string;
}

export interface XmlInvoice {
  number: string;
  /** Of UNTDID 1001: 380 an invoice, 381 a credit note. */
  type?: string;
  /** `20261124`. */
  date?: string;
  due?: string;
  guideline?: string;
  currency?: string;
  seller?: { name: string; siren?: string; vat?: string };
  order?: string;
  note?: string;
  corrects?: string;
  lines: readonly XmlLine[];
  /** Instead of the sum of the lines. */
  lineTotal?: number;
  allowance?: number;
  hasLines?: boolean;
}

export const guidelines = {
  minimum: 'urn:factur-x.eu:1p0:minimum',
  basicWl: 'urn:factur-x.eu:1p0:basicwl',
  basic: 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
  en16931: 'urn:cen.eu:en16931:2017',
  extended: 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
};

export const millSeller = { name: 'MOULINS DU GERS SARL', siren: '732829320', vat: 'FR44732829320' };

const tag = (name: string, content: string | number | undefined, attributes = ''): string =>
  content === undefined ? '' : `<ram:${name}${attributes}>${content}</ram:${name}>`;

const money = (value: number): string => value.toFixed(2);
const cents = (value: number): number => Math.round(value * 100) / 100;
const totalOf = ({ price, quantity, base = 1, allowance = 0 }: XmlLine): number =>
  cents((price * quantity) / base - allowance);

/** A Cross Industry Invoice as a supplier's program writes it: by default in EN 16931, of the mill, of 24 November. */
export function invoiceXml(invoice: XmlInvoice): string {
  const { number, type = '380', date = '20261124', guideline = guidelines.en16931, currency = 'EUR' } = invoice;
  const { seller = millSeller, lines, allowance = 0, hasLines = true, due = '20261224' } = invoice;
  const sum = cents(lines.reduce((total, line) => total + totalOf(line), 0));
  const lineTotal = invoice.lineTotal ?? sum;
  const net = cents(lineTotal - allowance);
  const tax = cents(net * 0.055);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>${tag('GuidelineSpecifiedDocumentContextParameter', tag('ID', guideline))}</rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${tag('ID', number)}${tag('TypeCode', type)}${tag('IssueDateTime', `<udt:DateTimeString format="102">${date}</udt:DateTimeString>`)}</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${hasLines ? lines.map(lineXml).join('\n') : ''}
<ram:ApplicableHeaderTradeAgreement>${tag('SellerTradeParty', sellerXml(seller))}${tag('BuyerTradeParty', tag('Name', 'Traiteur'))}${tag('BuyerOrderReferencedDocument', invoice.order && tag('IssuerAssignedID', invoice.order))}</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>${tag('DespatchAdviceReferencedDocument', invoice.note && tag('IssuerAssignedID', invoice.note))}</ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement>${tag('InvoiceCurrencyCode', currency)}<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${due}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation>${hasLines ? tag('LineTotalAmount', money(lineTotal)) : ''}${tag('AllowanceTotalAmount', allowance ? money(allowance) : undefined)}${tag('TaxBasisTotalAmount', money(net))}${tag('TaxTotalAmount', money(tax), ` currencyID="${currency}"`)}${tag('GrandTotalAmount', money(cents(net + tax)))}${tag('DuePayableAmount', money(cents(net + tax)))}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>${tag('InvoiceReferencedDocument', invoice.corrects && tag('IssuerAssignedID', invoice.corrects))}</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}

const sellerXml = ({ name, siren, vat }: NonNullable<XmlInvoice['seller']>): string =>
  [
    tag('Name', name),
    tag('SpecifiedLegalOrganization', siren && tag('ID', siren, ' schemeID="0002"')),
    tag('SpecifiedTaxRegistration', vat && tag('ID', vat, ' schemeID="VA"')),
  ].join('');

function lineXml(line: XmlLine, index: number): string {
  const { code, gtin, name, quantity, unit, price, base, allowance, rate = 5.5, batches = [], useBy } = line;
  const instances = batches.map((batch) => tag('IndividualTradeProductInstance', tag('BatchID', batch))).join('');
  const trait =
    useBy === undefined
      ? ''
      : tag('ApplicableProductCharacteristic', `${tag('Description', 'DLC')}${tag('Value', useBy)}`);
  const discount =
    allowance === undefined
      ? ''
      : tag(
          'SpecifiedTradeAllowanceCharge',
          `<ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator>${tag('ActualAmount', money(allowance))}`,
        );
  return `<ram:IncludedSupplyChainTradeLineItem>${tag('AssociatedDocumentLineDocument', tag('LineID', index + 1))}<ram:SpecifiedTradeProduct>${tag('GlobalID', gtin, ' schemeID="0160"')}${tag('SellerAssignedID', code)}${tag('Name', name)}${trait}${instances}</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>${tag('ChargeAmount', price)}${tag('BasisQuantity', base, ` unitCode="${unit}"`)}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery>${tag('BilledQuantity', quantity, ` unitCode="${unit}"`)}</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax>${tag('TypeCode', 'VAT')}${tag('RateApplicablePercent', rate)}</ram:ApplicableTradeTax>${discount}<ram:SpecifiedTradeSettlementLineMonetarySummation>${tag('LineTotalAmount', money(totalOf(line)))}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
}

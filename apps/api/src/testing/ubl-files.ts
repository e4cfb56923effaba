const namespaces = (root: 'Invoice' | 'CreditNote') =>
  `xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"`;

/** As a wholesaler of the Rhine writes XRechnung 3, with an allowance and a charge on the whole. */
export const xRechnung = `<?xml version="1.0" encoding="UTF-8"?>
<ubl:Invoice ${namespaces('Invoice').replace('xmlns=', 'xmlns:ubl=')}>
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>RE-2026-04711</cbc:ID>
  <cbc:IssueDate>2026-11-24</cbc:IssueDate>
  <cbc:DueDate>2026-12-08</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:Note>Lieferung frei Haus</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>
  <cac:InvoicePeriod><cbc:StartDate>2026-11-16</cbc:StartDate><cbc:EndDate>2026-11-22</cbc:EndDate></cac:InvoicePeriod>
  <cac:OrderReference><cbc:ID>BC-0012</cbc:ID></cac:OrderReference>
  <cac:DespatchDocumentReference><cbc:ID>LS 4411</cbc:ID></cac:DespatchDocumentReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cbc:EndpointID schemeID="EM">rechnung@rheinkost.example</cbc:EndpointID>
    <cac:PartyName><cbc:Name>Rheinkost</cbc:Name></cac:PartyName>
    <cac:PostalAddress><cbc:StreetName>Hafenstraße 8</cbc:StreetName><cbc:CityName>Kehl</cbc:CityName><cbc:PostalZone>77694</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    <cac:PartyTaxScheme><cbc:CompanyID>123/456/7890</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyTaxScheme><cbc:CompanyID>DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    <cac:PartyLegalEntity><cbc:RegistrationName>Rheinkost Großhandel GmbH</cbc:RegistrationName><cbc:CompanyID>HRB 70044</cbc:CompanyID></cac:PartyLegalEntity>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Traiteur</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode></cac:PaymentMeans>
  <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Treuerabatt</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">10.00</cbc:Amount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>7</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>
  <cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Fracht</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">4.50</cbc:Amount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>7</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">21.70</cbc:TaxAmount></cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">315.49</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">309.99</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">331.69</cbc:TaxInclusiveAmount>
    <cbc:AllowanceTotalAmount currencyID="EUR">10.00</cbc:AllowanceTotalAmount>
    <cbc:ChargeTotalAmount currencyID="EUR">4.50</cbc:ChargeTotalAmount>
    <cbc:PayableAmount currencyID="EUR">331.69</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  <cac:InvoiceLine>
    <cbc:ID>1</cbc:ID>
    <cbc:InvoicedQuantity unitCode="XSA">4</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">85.50</cbc:LineExtensionAmount>
    <cac:Item>
      <cbc:Description>Weizenmehl Type 812, Sack</cbc:Description>
      <cbc:Name>Farine T65, sac 25 kg</cbc:Name>
      <cac:SellersItemIdentification><cbc:ID>FAR-25</cbc:ID></cac:SellersItemIdentification>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">3760012345678</cbc:ID></cac:StandardItemIdentification>
      <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>7</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>
    </cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">21.375</cbc:PriceAmount></cac:Price>
  </cac:InvoiceLine>
  <cac:InvoiceLine>
    <cbc:ID>2</cbc:ID>
    <cbc:InvoicedQuantity unitCode="KGM">12.345</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">229.99</cbc:LineExtensionAmount>
    <cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">3.33</cbc:Amount></cac:AllowanceCharge>
    <cac:Item>
      <cbc:Name>Lachs &amp; Dill</cbc:Name>
      <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>7</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>
      <cac:AdditionalItemProperty><cbc:Name>Charge</cbc:Name><cbc:Value>SA-77</cbc:Value></cac:AdditionalItemProperty>
      <cac:AdditionalItemProperty><cbc:Name>MHD</cbc:Name><cbc:Value>01.12.2026</cbc:Value></cac:AdditionalItemProperty>
    </cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">189.00</cbc:PriceAmount><cbc:BaseQuantity unitCode="KGM">10</cbc:BaseQuantity></cac:Price>
  </cac:InvoiceLine>
</ubl:Invoice>`;

/** As a dairy writes a credit note of Peppol BIS Billing 3, with places of UBL itself for lots and their last day. */
export const peppolCredit = `<?xml version="1.0" encoding="UTF-8"?>
<CreditNote ${namespaces('CreditNote')}>
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>AV-88</cbc:ID>
  <cbc:IssueDate>2026-11-26</cbc:IssueDate>
  <cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>
  <cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-2026-118</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>
  <cac:AccountingSupplierParty><cac:Party>
    <cbc:EndpointID schemeID="0009">73282932000074</cbc:EndpointID>
    <cac:PartyName><cbc:Name>Laiterie du Nord</cbc:Name></cac:PartyName>
    <cac:PartyTaxScheme><cbc:CompanyID>FR44732829320</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-12-26</cbc:PaymentDueDate></cac:PaymentMeans>
  <cac:TaxTotal><cbc:TaxAmount currencyID="SEK">12.50</cbc:TaxAmount></cac:TaxTotal>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">1.10</cbc:TaxAmount></cac:TaxTotal>
  <cac:LegalMonetaryTotal>
    <cbc:LineExtensionAmount currencyID="EUR">20.00</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount currencyID="EUR">20.00</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">21.10</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">21.10</cbc:PayableAmount>
  </cac:LegalMonetaryTotal>
  <cac:CreditNoteLine>
    <cbc:ID>1</cbc:ID>
    <cbc:CreditedQuantity unitCode="LTR">5</cbc:CreditedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">20.00</cbc:LineExtensionAmount>
    <cac:DespatchLineReference><cbc:LineID>3</cbc:LineID><cac:DocumentReference><cbc:ID>BL 901</cbc:ID></cac:DocumentReference></cac:DespatchLineReference>
    <cac:Item>
      <cbc:Name>Crème 35 %</cbc:Name>
      <cac:StandardItemIdentification><cbc:ID schemeID="0088">ABC</cbc:ID></cac:StandardItemIdentification>
      <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5.5</cbc:Percent></cac:ClassifiedTaxCategory>
      <cac:ItemInstance><cac:LotIdentification><cbc:LotNumberID>CR-1</cbc:LotNumberID><cbc:ExpiryDate>2026-12-03</cbc:ExpiryDate></cac:LotIdentification></cac:ItemInstance>
      <cac:ItemInstance><cac:LotIdentification><cbc:LotNumberID>CR-2</cbc:LotNumberID></cac:LotIdentification></cac:ItemInstance>
    </cac:Item>
  </cac:CreditNoteLine>
</CreditNote>`;

import type { OrderingCompanyInput } from '@traiteur/contract/clients/companies.ts';

interface DemoCompany extends OrderingCompanyInput {
  /** What VIES said of the VAT number, and how many days ago. */
  vatCheck?: { state: 'valid' | 'invalid'; daysAgo: number };
  /** One of each for its people, in turn. */
  costCentres: readonly string[];
}

const usual = {
  country: 'FR',
  vatNumber: '',
  referenceRequired: false,
  invoiceGroups: 'person',
  creditLimit: null,
  active: true,
} as const;

const accountant = { locale: 'fr', forOrders: false, forInvoices: true } as const;

/** The first is invoiced by month and wants a reference, the second pays late, the third as it orders. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    ...usual,
    legalName: 'Atelier des Rives SAS',
    businessNumber: '732829320',
    vatNumber: 'FR44732829320',
    address: '18, quai de la Loire',
    postalCode: '75019',
    city: 'Paris',
    contacts: [{ ...accountant, name: 'Lou Arnaud', email: 'compta@rives.example' }],
    referenceRequired: true,
    terms: 'monthly',
    invoiceGroups: 'cost_centre',
    creditLimit: 500_000,
    costCentres: ['Studio', 'Bureau', 'Direction'],
    vatCheck: { state: 'valid', daysAgo: 40 },
  },
  {
    ...usual,
    legalName: 'Cabinet Perrin',
    businessNumber: '552100554',
    vatNumber: 'FR96552100554',
    address: '4, rue de Belleville',
    postalCode: '75020',
    city: 'Paris',
    contacts: [{ ...accountant, name: 'Odile Perrin', email: 'odile@perrin.example', forOrders: true }],
    terms: 'days_30',
    costCentres: [''],
  },
  {
    ...usual,
    legalName: 'Northbank Studio Ltd',
    businessNumber: '',
    vatNumber: 'IE1234567FA',
    address: '27, rue du Faubourg-Saint-Antoine',
    postalCode: '75011',
    city: 'Paris',
    contacts: [{ ...accountant, name: 'Emily Clarke', email: 'accounts@northbank.example', locale: 'en' }],
    terms: 'at_order',
    costCentres: ['Design', 'Operations'],
    vatCheck: { state: 'invalid', daysAgo: 12 },
  },
];

/** What the law wants to read of the house on each invoice. */
export const mentions = [
  'legalName',
  'legalForm',
  'capital',
  'address',
  'postalCode',
  'city',
  'siret',
  'registry',
  'vatNumber',
  'paymentTerms',
  'latePenalties',
] as const;

export type Mention = (typeof mentions)[number];

/** The house as it stands on an invoice; what is not known is empty. */
interface MentionedCompany {
  legalName: string;
  legalForm: string;
  /** In cents. */
  capital: number | null;
  address: string;
  postalCode: string;
  city: string;
  siret: string;
  registry: string;
  vatApplies: boolean;
  vatNumber: string;
  servesProfessionals: boolean;
  paymentTerms: { fr: string };
  latePenalties: { fr: string };
}

/**
 * What an invoice of this house would lack (CGI, annexe II, article 242 nonies A; Code de commerce, articles L441-9, R123-237 and R123-238). A capital
 * is wanted of companies, a VAT number of who bears VAT, late penalties where professionals buy.
 */
export function missingMentions(company: MentionedCompany): Mention[] {
  const { legalForm, capital, vatApplies, vatNumber, servesProfessionals, paymentTerms, latePenalties } = company;
  const isWanted: Record<Mention, boolean> = {
    legalName: !company.legalName,
    legalForm: !legalForm,
    capital: hasCapital(legalForm) && !capital,
    address: !company.address,
    postalCode: !company.postalCode,
    city: !company.city,
    siret: !company.siret,
    registry: !company.registry,
    vatNumber: vatApplies && !vatNumber,
    paymentTerms: !paymentTerms.fr,
    latePenalties: servesProfessionals && !latePenalties.fr,
  };
  return mentions.filter((mention) => isWanted[mention]);
}

/** SARL, SAS, SASU, SA, SNC, SCOP, EURL, “société…”; who works in their own name has none. */
const hasCapital = (legalForm: string) => /^(s|eurl)/i.test(legalForm.trim());

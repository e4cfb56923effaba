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

interface MentionedCompany {
  legalName: string;
  legalForm: string;
  /** Cents. */
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
 * Mentions that an invoice would lack (CGI, annexe II, art. 242 nonies A; Code de commerce, art. L441-9, R123-237,
 * R123-238). Capital: companies only; VAT number: with VAT only; late penalties: professional clients only.
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

/** SARL, SAS, SASU, SA, SNC, SCOP, EURL, “société…”; sole traders have none. */
const hasCapital = (legalForm: string) => /^(s|eurl)/i.test(legalForm.trim());

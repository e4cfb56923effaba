import type { CompanyInput } from '@traiteur/contract/house/company.ts';
import type { Mention } from '@traiteur/domain/money/missing-mentions.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const company = {
  title: ['Votre entreprise', 'Your company'],
  subtitle: ['ce que disent vos factures', 'what your invoices say'],
  identity: ['Qui facture', 'Who invoices'],
  numbers: ['Immatriculation', 'Registration'],
  vat: ['TVA', 'VAT'],
  terms: ['Paiement', 'Payment'],
  bank: ['Compte bancaire', 'Bank account'],
  /** On unpaid papers. `bic` is `none` when empty. */
  transfer: [
    'Virement à {holder} : IBAN {iban}{bic, select, none {} other {, BIC {bic}}}, référence {reference}',
    'Transfer to {holder}: IBAN {iban}{bic, select, none {} other {, BIC {bic}}}, reference {reference}',
  ],
  fields: {
    legalName: ['Raison sociale', 'Legal name'],
    legalForm: ['Forme juridique', 'Legal form'],
    capital: ['Capital social', 'Share capital'],
    address: ['Adresse du siège', 'Registered address'],
    postalCode: ['Code postal', 'Postal code'],
    city: ['Ville', 'City'],
    country: ['Pays', 'Country'],
    siret: ['SIRET', 'SIRET'],
    registry: ['Ville du RCS', 'City of the RCS'],
    vatApplies: ['La TVA s’applique', 'VAT applies'],
    vatNumber: ['Numéro de TVA', 'VAT number'],
    paymentTerms: ['Conditions de paiement', 'Payment terms'],
    paymentDays: ['Délai de paiement', 'Days to pay'],
    servesProfessionals: ['Des professionnels commandent aussi', 'Professionals order too'],
    latePenalties: ['Pénalités de retard', 'Late payment penalties'],
    accountHolder: ['Titulaire du compte', 'Account holder'],
    iban: ['IBAN', 'IBAN'],
    bic: ['BIC', 'BIC'],
  } as const satisfies PhraseFor<keyof CompanyInput>,
  hints: {
    legalForm: ['SARL, SAS, EI…', 'SARL, SAS, EI…'],
    capital: ['Vide pour une entreprise individuelle', 'Empty for a sole trader'],
    country: ['Deux lettres, comme FR', 'Two letters, such as FR'],
    siret: ['Quatorze chiffres ; les espaces ne comptent pas', 'Fourteen digits; spaces do not count'],
    registry: ['Registre du commerce et des sociétés', 'The French registry of companies'],
    vatApplies: [
      'Sinon, les factures portent « TVA non applicable, art. 293 B du CGI »',
      'If not, invoices say “VAT not applicable, art. 293 B of the CGI”',
    ],
    paymentTerms: ['Par exemple : à la livraison', 'For example: on delivery'],
    paymentDays: ['En jours, à partir de la facture ; 0 : le jour même', 'In days, from the invoice; 0: the same day'],
    servesProfessionals: [
      'Les factures disent alors les pénalités et l’indemnité de 40 € pour frais de recouvrement',
      'Invoices then tell the penalties and the fee of €40 for recovery',
    ],
    latePenalties: [
      'Par exemple : trois fois le taux d’intérêt légal',
      'For example: three times the legal interest rate',
    ],
    accountHolder: ['Vide : la raison sociale', 'Empty: the legal name'],
    iban: [
      'Dit à qui paie par virement : page de commande, e-mail, facture',
      'Shown to clients who pay by transfer: order page, mail, invoice',
    ],
  } as const satisfies Partial<PhraseFor<keyof CompanyInput>>,
  missing: {
    title: ['Vos factures sont incomplètes', 'Your invoices are incomplete'],
    /** `list` holds names out of `mentions`. */
    list: ['Il y manque {list}.', 'They lack {list}.'],
    complete: ['Compléter', 'Complete them'],
    numbered: [
      'Elles sont numérotées quand même, et ce qui est donné ne change plus.',
      'They are numbered all the same, and what is given stays as it is.',
    ],
  },
  mentions: {
    legalName: ['la raison sociale', 'the legal name'],
    legalForm: ['la forme juridique', 'the legal form'],
    capital: ['le capital social', 'the share capital'],
    address: ['l’adresse', 'the address'],
    postalCode: ['le code postal', 'the postal code'],
    city: ['la ville', 'the city'],
    siret: ['le SIRET', 'the SIRET'],
    registry: ['la ville du RCS', 'the city of the RCS'],
    vatNumber: ['le numéro de TVA', 'the VAT number'],
    paymentTerms: ['les conditions de paiement', 'the payment terms'],
    latePenalties: ['les pénalités de retard', 'the late payment penalties'],
  } as const satisfies PhraseFor<Mention>,
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    company: typeof company;
  }
}

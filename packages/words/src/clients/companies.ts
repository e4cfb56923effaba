import type { CompanyTerms, InvoiceGroups } from '@traiteur/domain/clients/company-terms.ts';
import type { VatCheckState } from '@traiteur/domain/clients/vat-check.ts';
import type { OrderingCompany } from '@traiteur/contract/clients/companies.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof OrderingCompany, 'id' | 'version' | 'vatCheck'>;

export const companies = {
  title: ['Entreprises', 'Companies'],
  subtitle: ['qui commande pour qui, et qui paie', 'who orders for whom, and who pays'],
  menu: ['Liste des entreprises', 'Company list'],
  one: ['Entreprise', 'Company'],
  every: ['Toutes les entreprises', 'All companies'],
  add: ['Ajouter une entreprise', 'Add a company'],
  edit: ['Modifier l’entreprise', 'Edit the company'],
  count: [
    '{count, plural, =0 {aucune entreprise} one {# entreprise} other {# entreprises}}',
    '{count, plural, =0 {no companies} one {# company} other {# companies}}',
  ],
  empty: [
    'Aucune entreprise pour l’instant. Ajoutez celles dont les salariés commandent chez vous.',
    'No companies yet. Add those whose people order from you.',
  ],
  fields: {
    legalName: ['Raison sociale', 'Legal name'],
    businessNumber: ['SIREN ou SIRET', 'SIREN or SIRET'],
    vatNumber: ['Numéro de TVA', 'VAT number'],
    address: ['Adresse de facturation', 'Billing address'],
    postalCode: ['Code postal', 'Postal code'],
    city: ['Ville', 'City'],
    country: ['Pays', 'Country'],
    contacts: ['Contacts', 'Contacts'],
    referenceRequired: ['Référence d’achat obligatoire', 'Purchase reference required'],
    terms: ['Conditions de paiement', 'Payment terms'],
    invoiceGroups: ['Facture mensuelle classée', 'Monthly invoice grouped'],
    creditLimit: ['Encours maximal', 'Credit limit'],
    active: ['Active', 'Active'],
    people: ['Personnes', 'People'],
    balance: ['Reste dû', 'Balance due'],
  } as const satisfies PhraseFor<Field>,
  hints: {
    businessNumber: [
      'Neuf ou quatorze chiffres ; les espaces ne comptent pas',
      'Nine or fourteen digits; spaces do not count',
    ],
    vatNumber: ['Comme FR44732829320', 'Such as FR44732829320'],
    country: ['Deux lettres, comme FR', 'Two letters, such as FR'],
    referenceRequired: [
      'Sans elle, aucune commande de ses salariés ne part',
      'Without it, no order of its people is placed',
    ],
    creditLimit: ['Vide : sans limite', 'Empty: no limit'],
    active: ['Sinon, ses salariés ne commandent plus pour elle', 'If not, its people cannot order for it any more'],
  },
  groups: {
    who: ['Qui est facturé', 'Who is invoiced'],
    agreed: ['Ce qui est convenu', 'What is agreed'],
  },
  terms: {
    at_order: ['À la commande', 'At order'],
    days_30: ['À 30 jours', '30 days'],
    monthly: ['Une facture par mois', 'One invoice a month'],
  } as const satisfies PhraseFor<CompanyTerms>,
  invoiceGroups: {
    person: ['Par personne', 'By person'],
    cost_centre: ['Par centre de coûts', 'By cost centre'],
  } as const satisfies PhraseFor<InvoiceGroups>,
  /** In the list. */
  unknownVat: ['TVA inconnue de VIES', 'VAT number unknown to VIES'],
  /** What VIES says of the VAT number. */
  vat: {
    states: {
      unchecked: ['Pas encore vérifié', 'Not checked yet'],
      valid: ['Valide selon VIES', 'Valid according to VIES'],
      invalid: ['Inconnu de VIES', 'Unknown to VIES'],
      unavailable: ['VIES n’a pas pu répondre', 'VIES could not answer'],
    } as const satisfies PhraseFor<VatCheckState>,
    advice: [
      'VIES, le registre européen de la TVA, ne connaît pas ce numéro. Demandez le bon à l’entreprise. Rien n’est bloqué : elle commande et elle est facturée comme avant.',
      'VIES, the European VAT register, does not know this number. Ask the company for the right one. Nothing is blocked: it orders and is invoiced as before.',
    ],
    next: ['Prochaine question à VIES : {at}.', 'VIES is asked next: {at}.'],
    ended: [
      'Aucun nouvel essai n’est prévu : vérifiez à nouveau, plus tard.',
      'It is not tried again by itself: check again later.',
    ],
    first: ['Vérifier auprès de VIES', 'Check with VIES'],
    again: ['Vérifier à nouveau', 'Check again'],
    asked: ['VIES est interrogé : sa réponse s’affichera ici.', 'VIES is being asked: its answer will show here.'],
    confirmed: ['VIES l’a confirmé il y a moins d’un mois.', 'VIES confirmed it less than a month ago.'],
    savedUnknown: ['Inconnu de VIES ({at})', 'Unknown to VIES ({at})'],
  },
  contact: {
    nth: ['Contact {number}', 'Contact {number}'],
    name: ['Nom', 'Name'],
    email: ['E-mail', 'E-mail'],
    locale: ['Langue des lettres', 'Language of letters'],
    forOrders: ['Pour les commandes', 'For orders'],
    forInvoices: ['Reçoit les factures', 'Receives invoices'],
    add: ['Ajouter un contact', 'Add a contact'],
    remove: ['Retirer ce contact', 'Remove this contact'],
    erase: ['Effacer', 'Erase'],
    eraseNamed: ['Effacer ce contact : {name}', 'Erase this contact: {name}'],
    eraseQuestion: ['Effacer {name} ?', 'Erase {name}?'],
    eraseExplained: [
      'Son nom et son adresse disparaissent de l’entreprise, des e-mails de ses factures et du journal. Les factures restent. Cette action ne peut pas être annulée.',
      'The name and the address go from the company, the mails about its invoices and the log. The invoices stay. This cannot be undone.',
    ],
    eraseConfirm: ['Effacer définitivement', 'Erase for good'],
    erased: ['Contact effacé', 'Contact erased'],
  },
  detail: {
    change: ['Modifier', 'Edit'],
    none: ['–', '–'],
    noLimit: ['Sans limite', 'No limit'],
    yes: ['Oui', 'Yes'],
    no: ['Non', 'No'],
    orders: ['Commandes', 'Orders'],
    allOrders: ['Toutes ses commandes', 'All its orders'],
    noOrders: ['Aucune commande pour l’instant.', 'No orders yet.'],
    noPeople: [
      'Personne ne commande pour elle. Choisissez l’entreprise sur la fiche d’un client.',
      'Nobody orders for it. Choose the company on a client’s record.',
    ],
    noContacts: ['Aucun contact.', 'No contacts.'],
    suspended: ['Suspendue', 'Suspended'],
  },
  member: {
    title: ['Entreprise', 'Company'],
    forThemselves: ['Commande pour soi.', 'Orders for themselves.'],
    change: ['Choisir une entreprise', 'Choose a company'],
    nobody: ['Aucune : commande pour soi', 'None: orders for themselves'],
    costCentre: ['Centre de coûts', 'Cost centre'],
    save: ['Enregistrer', 'Save'],
    later: [
      'Cela vaut pour les commandes à venir : celles qui sont passées restent comme elles sont.',
      'This holds for orders to come: those that are placed stay as they are.',
    ],
  },
  /** The dialog that names a company to bill. */
  billing: {
    explained: [
      'La facture portera ces mentions à la place du nom du client ; une fois établie, elle ne change plus.',
      'The invoice says this instead of the client’s name; once given, it changes no more.',
    ],
    saved: ['C’est noté : la facture sera à ce nom.', 'Noted: the invoice will be in that name.'],
    savedForClient: [
      'C’est noté : la facture sera au nom du client.',
      'Noted: the invoice will be in the client’s name.',
    ],
    save: ['Enregistrer', 'Save'],
    toClient: ['Facturer le client', 'Invoice the client'],
  },
  order: {
    purchaseReference: ['Référence d’achat', 'Purchase reference'],
    company: ['Entreprise', 'Company'],
    referenceNeeded: ['L’entreprise la demande.', 'The company asks for it.'],
    billed: ['Facture au nom de', 'Invoice made out to'],
    editBilled: ['Facturer une société', 'Invoice a company'],
    invoiced: ['La facture est déjà établie.', 'The invoice has been issued.'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase | Record<string, Phrase>>>;

declare module '../nouns.ts' {
  interface NounWords {
    companies: typeof companies;
  }
}

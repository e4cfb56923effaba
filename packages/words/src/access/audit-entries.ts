import type { Api } from '@traiteur/contract/operations.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** Operations with a sentence of their own; creating, changing and removing read the same for every noun. */
type Recorded = {
  [Tag in keyof Api]: {
    [Name in keyof Api[Tag] & string]: Api[Tag][Name] extends
      | { method: 'GET'; audit?: never }
      | { audit: 'none' }
      // Logged as one of the others.
      | { audit: { as: object } }
      | { scope: 'public' }
      ? never
      : Name;
  }[keyof Api[Tag] & string];
}[keyof Api];
type Common = 'create' | 'remove' | `update${string}`;

export const auditEntries = {
  title: ['Journal', 'Audit log'],
  subtitle: ['qui a fait quoi, et quand', 'who did what, and when'],
  count: [
    '{count, plural, =0 {aucune entrée} one {# entrée} other {# entrées}}',
    '{count, plural, =0 {no entries} one {# entry} other {# entries}}',
  ],
  empty: ['Rien à raconter pour l’instant.', 'Nothing to tell yet.'],
  columns: {
    at: ['Quand', 'When'],
    by: ['Qui', 'Who'],
    what: ['Quoi', 'What'],
    changes: ['Changements', 'Changes'],
  },
  everything: ['Tout le journal', 'The whole log'],
  everybody: ['Tout le monde', 'Everybody'],
  number: ['n° {id}', 'no. {id}'],
  show: [
    '{count, plural, one {# changement} other {# changements}}',
    '{count, plural, one {# change} other {# changes}}',
  ],
  details: ['{count, plural, one {# détail} other {# détails}}', '{count, plural, one {# detail} other {# details}}'],
  nothing: ['rien', 'nothing'],
  yes: ['Oui', 'Yes'],
  no: ['Non', 'No'],
  created: ['Ajout', 'Added'],
  updated: ['Modification', 'Changed'],
  removed: ['Suppression', 'Removed'],
  /** Fields without a word in their noun's file. */
  fields: {
    period: ['Période', 'Period'],
    dateBy: ['Date retenue', 'Date used'],
    group: ['Regroupement', 'Grouping'],
    compareWith: ['Comparé avec', 'Compared with'],
    number: ['Numéro', 'Number'],
    status: ['État', 'Status'],
    paymentStatus: ['Paiement', 'Payment'],
    deliveryDate: ['Livraison', 'Delivery'],
    slotStart: ['Début du créneau', 'Slot start'],
    slotEnd: ['Fin du créneau', 'Slot end'],
    total: ['Total', 'Total'],
    paid: ['Payé', 'Paid'],
    taker: ['Encaissé par', 'Taken by'],
    expected: ['Noté', 'Noted'],
    counted: ['Compté', 'Counted'],
    difference: ['Écart', 'Difference'],
    refunded: ['Remboursé', 'Refunded'],
    allergyAlert: ['Allergie', 'Allergy'],
    forcedPlace: ['Place forcée', 'Forced place'],
    forcedMinimum: ['Sous le minimum', 'Below the minimum'],
    companyId: ['Entreprise', 'Company'],
    legalName: ['Entreprise', 'Company'],
    costCentre: ['Centre de coûts', 'Cost centre'],
    forcedCredit: ['Au-delà de l’encours', 'Above the credit limit'],
    forcedDish: ['Plat hors de ses jours', 'Dish outside its days'],
    unansweredConflicts: ['Allergies à trancher', 'Allergies to answer'],
    address: ['Adresse IP', 'IP address'],
    userAgent: ['Navigateur', 'Browser'],
    invited: ['Invité', 'Invited'],
    linkExpiresAt: ['Lien valable jusqu’au', 'Link good until'],
    passwordChangedAt: ['Mot de passe changé le', 'Password changed on'],
    createdFrom: ['Ajouté depuis le', 'Added from'],
    createdTo: ['Ajouté jusqu’au', 'Added to'],
    lastOrderFrom: ['Dernière commande depuis le', 'Last order from'],
    lastOrderTo: ['Dernière commande jusqu’au', 'Last order to'],
    minimumOrders: ['Nombre minimum de commandes', 'Minimum number of orders'],
    zoneId: ['Zone de livraison', 'Delivery zone'],
    locale: ['Langue', 'Language'],
    allergenIds: ['Allergies et intolérances', 'Allergies and intolerances'],
    allergenId: ['Contient', 'Contains'],
    withoutAllergenId: ['Sans', 'Free from'],
    tagId: ['Mot-clef', 'Tag'],
    weekday: ['Jour de la semaine', 'Weekday'],
    orderable: ['En vente', 'On sale'],
    undeclared: ['Ingrédients à déclarer', 'Ingredients to declare'],
    soldOut: ['Épuisé', 'Sold out'],
    rows: ['Une ligne par', 'One row per'],
    placedFrom: ['Passée depuis le', 'Placed from'],
    placedTo: ['Passée jusqu’au', 'Placed to'],
    deliveryFrom: ['Livrée depuis le', 'Delivered from'],
    deliveryTo: ['Livrée jusqu’au', 'Delivered to'],
    slot: ['Créneau', 'Slot'],
    firstOrder: ['Première commande du client', 'Client’s first order'],
    date: ['Jour', 'Day'],
    clientId: ['Client', 'Client'],
    city: ['Ville', 'City'],
    productId: ['Plat', 'Dish'],
    sizeId: ['Taille', 'Size'],
    categoryId: ['Catégorie', 'Category'],
    allergy: ['Avec allergie', 'With an allergy'],
    source: ['Origine', 'Source'],
    totalFrom: ['Total à partir de', 'Total from'],
    totalTo: ['Total jusqu’à', 'Total up to'],
    discountCode: ['Code promo', 'Discount code'],
    columns: ['Colonnes', 'Columns'],
    ids: ['Numéros choisis', 'Numbers chosen'],
    search: ['Recherche', 'Search'],
    scheduleId: ['Horaire', 'Schedule'],
    told: ['Portions du jour', 'Portions of the day'],
    name: ['Nom', 'Name'],
    codes: ['Codes', 'Codes'],
    seriesId: ['Série', 'Series'],
    kind: ['Pièce', 'Document'],
    from: ['Depuis le', 'From'],
    to: ['Jusqu’au', 'To'],
    orderId: ['Commande', 'Order'],
  },
  parts: {
    pictureId: ['Fichier', 'File'],
    alt: ['Texte alternatif', 'Alternative text'],
    fr: ['en français', 'in French'],
    en: ['en anglais', 'in English'],
    price: ['Prix', 'Price'],
    quantityAvailable: ['Portions par date', 'Portions per date'],
    available: ['Portions en tout', 'Portions in all'],
    name: ['Nom', 'Name'],
    rate: ['Taux', 'Rate'],
    eligible: ['Éligible', 'Eligible'],
    by: ['décidé par', 'decided by'],
    at: ['décidé le', 'decided on'],
    reason: ['raison', 'reason'],
  },
  answers: {
    true: ['oui', 'yes'],
    false: ['non', 'no'],
    unanswered: ['à trancher', 'to answer'],
    answered: ['rien à trancher', 'all answered'],
  },
  alerts: {
    unanswered: ['À trancher', 'To answer'],
    override: ['Servie malgré une allergie', 'Served despite an allergy'],
    warning: ['Vigilance', 'Caution'],
  },
  languages: { fr: ['Français', 'French'], en: ['Anglais', 'English'] },
  /** Nouns without a file of their own. */
  nouns: {
    account: ['Compte', 'Account'],
    signIn: ['Connexion', 'Sign-in'],
    secondFactor: ['Deuxième étape', 'Second step'],
    clients: ['Clients', 'Clients'],
    clientExports: ['Exports', 'Exports'],
    pictures: ['Photos', 'Pictures'],
    setup: ['Ouverture', 'Opening'],
    other: ['Autre', 'Other'],
  },
  operations: {
    login: ['Connexion', 'Signed in'],
    endReusedSession: ['Session copiée, terminée', 'Copied session ended'],
    logout: ['Déconnexion', 'Signed out'],
    endSession: ['Session terminée', 'Session ended'],
    inviteAdministrator: ['Invitation envoyée', 'Invited'],
    renewInvitation: ['Invitation renouvelée', 'Invited again'],
    withdrawInvitation: ['Invitation reprise', 'Invitation taken back'],
    acceptInvitation: ['Invitation acceptée', 'Invitation accepted'],
    endColleagueSessions: ['Sessions d’un collègue terminées', 'Colleague’s sessions ended'],
    endSessions: ['Déconnexion partout', 'Signed out everywhere'],
    confirmRegistration: ['Compte ouvert sur le site', 'Account opened on the site'],
    openUnprovenAccount: [
      'Compte ouvert sur le site, adresse non confirmée',
      'Account opened on the site, address not confirmed',
    ],
    signInWithCode: ['Compte ouvert sur le site, par un code', 'Account opened on the site, by a code'],
    changeOwnEmail: ['Adresse e-mail changée par le client', 'E-mail address changed by the client'],
    proveAddress: ['Adresse e-mail confirmée par le client', 'E-mail address confirmed by the client'],
    claimAccount: ['Compte du site repris par le client', 'Site account claimed by the client'],
    endAccount: ['Compte du site fermé : autre adresse e-mail', 'Site account closed: another e-mail address'],
    endUnprovenAccount: [
      'Compte du site fermé : fiches fusionnées, adresse non confirmée',
      'Site account closed: records merged, address not confirmed',
    ],
    resetPassword: ['Mot de passe oublié, remplacé', 'Forgotten password replaced'],
    changePassword: ['Nouveau mot de passe', 'New password'],
    confirmAuthenticator: ['Application d’authentification ajoutée', 'Authenticator app added'],
    removeAuthenticator: ['Application d’authentification retirée', 'Authenticator app removed'],
    addPasskey: ['Clé d’accès ajoutée', 'Passkey added'],
    removePasskey: ['Clé d’accès retirée', 'Passkey removed'],
    replaceRecoveryCodes: ['Nouveaux codes de secours', 'New recovery codes'],
    removeColleagueFactors: ['Deuxième étape retirée à un collègue', 'Second step taken from a colleague'],
    saveSecondFactorPolicy: ['Exigence changée', 'Requirement changed'],
    upgradeDatabase: ['Base de données mise à niveau', 'Database upgraded'],
    loadDemonstrationData: ['Démonstration chargée', 'Demonstration loaded'],
    downloadBackup: ['Sauvegarde téléchargée', 'Backup downloaded'],
    uploadPicture: ['Photo ajoutée', 'Picture added'],
    addClientAddress: ['Adresse ajoutée', 'Address added'],
    createEater: ['Convive ajouté', 'Eater added'],
    removeEater: ['Convive retiré', 'Eater removed'],
    placeOrder: ['Commande passée', 'Order placed'],
    confirmOrder: ['Commande confirmée', 'Order confirmed'],
    startOrderPreparation: ['Préparation commencée', 'Preparation started'],
    readyOrder: ['Commande prête', 'Order ready'],
    dispatchOrder: ['Commande en route', 'Order dispatched'],
    deliverOrder: ['Commande livrée', 'Order delivered'],
    failOrderDelivery: ['Livraison échouée', 'Delivery failed'],
    exportClientData: ['Données d’un client exportées', 'A client’s data exported'],
    eraseClient: ['Client effacé', 'Client erased'],
    giveMonthlyInvoices: ['Factures du mois données', 'Invoices of the month given'],
    sendInvoice: ['Facture envoyée par e-mail', 'Invoice sent by mail'],
    payInvoice: ['Règlement d’une facture noté', 'Payment of an invoice noted'],
    sendReminders: ['Relances envoyées', 'Reminders sent'],
    setClientCompany: ['Entreprise d’un client choisie', 'A client’s company chosen'],
    archiveProduct: ['Plat archivé', 'Dish archived'],
    restoreProduct: ['Plat remis en vente', 'Dish back on sale'],
    duplicateProduct: ['Plat dupliqué', 'Dish copied'],
    mergeTags: ['Mots-clefs fusionnés', 'Tags merged'],
    mergeAllergens: ['Allergènes fusionnés', 'Allergens merged'],
    mergeSizes: ['Tailles fusionnées', 'Sizes merged'],
    mergeClients: ['Fiches fusionnées', 'Records merged'],
    undoMerge: ['Fusion annulée', 'Merge undone'],
    exportClients: ['Clients exportés vers Excel', 'Clients exported to Excel'],
    exportSalesReport: ['Rapport de ventes exporté vers Excel', 'Sales report exported to Excel'],
    exportOrders: ['Commandes exportées vers Excel', 'Orders exported to Excel'],
    exportTakings: ['Encaissements exportés', 'Takings exported'],
    exportInvoices: ['Factures exportées vers Excel', 'Invoices exported to Excel'],
    exportDeliveryReport: ['Livraisons exportées vers Excel', 'Deliveries exported to Excel'],
    answerAllergyConflict: ['Allergie tranchée', 'Allergy answered'],
    createDeliveryWeek: ['Horaires ajoutés', 'Schedules added'],
    closeDay: ['Jour fermé', 'Day closed'],
    openDay: ['Jour rouvert', 'Day opened again'],
    openGroupOrder: ['Commande de groupe ouverte', 'Group order opened'],
    closeGroupOrder: ['Commande de groupe close', 'Group order closed'],
    cancelGroupOrder: ['Commande de groupe annulée', 'Group order cancelled'],
    repeatGroupOrder: ['Commande de groupe répétée ou arrêtée', 'Group order repeated or stopped'],
    cancelOrder: ['Commande annulée', 'Order cancelled'],
    setAvailability: ['Portions d’un jour', 'Portions of a day'],
    sendOrderMessage: ['Message écrit au client', 'Message written to the client'],
    generateDiscountCodes: ['Codes promo générés', 'Discount codes generated'],
    pauseDiscountCode: ['Code promo mis en pause ou repris', 'Discount code paused or resumed'],
    exportDiscountCodes: ['Codes promo exportés vers Excel', 'Discount codes exported to Excel'],
    undoOrderChange: ['Étape annulée', 'Step undone'],
    moveOrder: ['Commande déplacée', 'Order moved'],
    payOrder: ['Paiement reçu', 'Payment received'],
    undoPayment: ['Paiement annulé', 'Payment taken back'],
    publishMenuPlans: ['Menus publiés', 'Menus published'],
    copyMenuWeek: ['Semaine de menus copiée', 'Week of menus copied'],
    cashUp: ['Caisse faite', 'Cashed up'],
    payBySavedCard: ['Carte enregistrée débitée', 'Saved card charged'],
    bookRefund: ['Remboursement fait chez Stripe noté', 'Refund made at Stripe noted'],
    removeSavedCard: ['Carte enregistrée oubliée', 'Saved card forgotten'],
    makePaymentLink: ['Lien de paiement copié', 'Payment link copied'],
    refundOrder: ['Remboursement', 'Refund'],
    undoRefund: ['Remboursement annulé', 'Refund taken back'],
    resendMail: ['E-mail renvoyé', 'Mail sent again'],
    checkVatNumber: ['Numéro de TVA vérifié à nouveau', 'VAT number checked again'],
    setAsideSetupStep: ['Étape de l’ouverture mise de côté ou reprise', 'Opening step set aside or taken up'],
    offerUsualRecords: ['Listes usuelles ajoutées', 'Usual lists added'],
    placeTestOrder: ['Commande d’essai passée et retirée', 'Test order placed and taken away'],
    testHouseSetting: ['Réglage de la maison essayé', 'House setting tried'],
    eraseCompanyContact: ['Contact effacé', 'Contact erased'],
    uploadImport: ['Fichier à importer lu', 'File to import read'],
    runImport: ['Fichier importé', 'File imported'],
    cancelImport: ['Import arrêté', 'Import stopped'],
    undoImport: ['Import annulé', 'Import undone'],
    exportTags: ['Mots-clefs exportés vers Excel', 'Tags exported to Excel'],
    exportAllergens: ['Allergènes exportés vers Excel', 'Allergens exported to Excel'],
    exportSizes: ['Tailles exportées vers Excel', 'Sizes exported to Excel'],
    exportCategories: ['Catégories exportées vers Excel', 'Categories exported to Excel'],
    exportCompanies: ['Entreprises exportées vers Excel', 'Companies exported to Excel'],
    exportProducts: ['Produits exportés vers Excel', 'Products exported to Excel'],
    exportPostalCodes: ['Codes postaux exportés vers Excel', 'Postal codes exported to Excel'],
    exportDeliveryZones: ['Zones exportées vers Excel', 'Zones exported to Excel'],
    exportDeliverySchedules: ['Horaires exportés vers Excel', 'Schedules exported to Excel'],
    exportRefusedRows: ['Lignes refusées d’un import exportées', 'Refused rows of an import exported'],
  } as const satisfies PhraseFor<
    | Exclude<Recorded, Common>
    | 'login'
    | 'payBySavedCard'
    | 'bookRefund'
    | 'endReusedSession'
    | 'changePassword'
    | 'upgradeDatabase'
    | 'resetPassword'
    | 'confirmRegistration'
    | 'openUnprovenAccount'
    | 'signInWithCode'
    | 'changeOwnEmail'
    | 'proveAddress'
    | 'endUnprovenAccount'
    | 'claimAccount'
    | 'endAccount'
    | 'acceptInvitation'
    | 'confirmAuthenticator'
    | 'removeAuthenticator'
    | 'addPasskey'
    | 'removePasskey'
    | 'replaceRecoveryCodes'
  >,
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    auditEntries: typeof auditEntries;
  }
}

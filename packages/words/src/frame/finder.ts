import type { Phrase } from '../phrases/phrase.ts';

export const finder = {
  label: ['Chercher une commande, un client, un plat…', 'Find an order, a client, a dish…'],
  screens: ['Écrans', 'Screens'],
  count: [
    '{count, plural, =0 {Rien ne correspond} one {# proposition} other {# propositions}}',
    '{count, plural, =0 {Nothing matches} one {# suggestion} other {# suggestions}}',
  ],
  ordersCount: [
    '{count, plural, =0 {aucune commande} one {# commande} other {# commandes}}',
    '{count, plural, =0 {no orders} one {# order} other {# orders}}',
  ],
  empty: [
    'Essayez un nom de famille, un numéro de commande, le titre d’un écran.',
    'Try a last name, an order number, the title of a screen.',
  ],
  short: [
    'Dès trois lettres, les commandes, les clients et les plats viennent aussi.',
    'From three letters on, orders, clients and dishes come too.',
  ],
  /** More search words for each screen, beyond its title. */
  keywords: {
    orders: ['paiement, encaisser, remboursement, avoir', 'payment, take money, refund'],
    clients: ['téléphone, adresse, fusion, doublon', 'phone, address, merge, double'],
    clientExport: ['Excel, fichier, RGPD, données personnelles', 'Excel, file, GDPR, personal data'],
    invoices: ['avoir, facturation', 'credit note, billing'],
    products: ['menu, carte, plat, prix, recette, ingrédients', 'menu, dish, price, recipe, ingredients'],
    productConstants: ['tva, taxe, catégorie, repas par jour', 'vat, tax, category, meals a day'],
    discountCodes: ['remise, réduction, bon', 'discount, voucher, promotion'],
    sizes: ['portion, format', 'portion, format'],
    deliveryConfigurations: [
      'fermeture, jour fermé, férié, vacances, frais de livraison, minimum, délai',
      'closing, closed day, holiday, delivery fee, minimum, notice',
    ],
    deliverySchedules: ['créneau, heure, capacité', 'slot, hour, capacity'],
    deliveryReport: ['tournée, production, cuisine, étiquettes', 'round, production, kitchen, labels'],
    round: ['livreur, livraison, arrêts, porte', 'driver, delivery, stops, door'],
    kitchen: [
      'cuisine, cocher, à court, manque, fiche recette, mise en place',
      'tick, short, missing, cook, recipe card, kitchen',
    ],
    packing: ['sac, préparation, colisage', 'bag, parcel'],
    dishCosts: ['marge, food cost, prix de revient, rentabilité', 'margin, food cost, profit'],
    priceRise: ['prix des ingrédients, hausse, inflation', 'price of ingredients, rise, inflation'],
    stations: ['chaud, froid, pâtisserie', 'hot, cold, pastry'],
    salesReport: ['chiffre d’affaires, statistiques, ca', 'turnover, revenue, statistics'],
    takings: ['recettes, moyens de paiement, espèces, carte, chèque', 'means of payment, cash, card, cheque'],
    cashUps: ['espèces, chèques, recette', 'cash, cheques, takings'],
    company: ['iban, siret, banque, virement, mentions légales', 'iban, bank, transfer, company number, vat number'],
    houseSettings: [
      'smtp, e-mail, serveur, stripe, carte bancaire, clef, webhook, google maps, adresse du site, domaine',
      'smtp, mail server, stripe, card, key, webhook, google maps, address of the site, domain',
    ],
    mails: ['courriel, messagerie, confirmation', 'mail, confirmation'],
    account: ['mot de passe, double authentification, clé, langue', 'password, two factor, passkey, language'],
    administrators: ['collègues, équipe, droits, rôles, utilisateurs', 'colleagues, team, rights, roles, users'],
    siteTexts: ['logo, couleurs, marque, cgv, mentions légales, accueil', 'logo, colours, brand, terms, legal notice'],
    auditEntries: ['historique, qui a changé, audit', 'history, who changed, audit'],
    serverStatus: [
      'santé, disque, certificat, panne, sauvegarde, version',
      'health, disk, certificate, outage, backup, version',
    ],
    createDatabase: ['sauvegarde, restauration, démonstration', 'backup, restore, demonstration'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

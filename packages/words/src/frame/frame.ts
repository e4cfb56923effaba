import type { Phrase } from '../phrases/phrase.ts';

export const frame = {
  administration: ['Administration', 'Administration'],
  skip: ['Aller au contenu', 'Skip to content'],
  home: ['Accueil', 'Home'],
  administrators: ['Administrateurs', 'Administrators'],
  invoices: ['Factures', 'Invoices'],
  company: ['Entreprise', 'Company'],
  auditEntries: ['Journal', 'Audit log'],
  mails: ['E-mails', 'Mail'],
  contactMessages: ['Messages du site', 'Messages from the site'],
  siteTexts: ['Textes du site', 'Texts of the site'],
  openSite: ['Ouvrir le site', 'Open the site'],
  security: ['Sécurité', 'Security'],
  createDatabase: ['Base de données', 'Database'],
  account: ['Votre compte', 'Your account'],
  menu: {
    label: ['Menu principal', 'Main menu'],
    dashboard: ['Tableau de bord', 'Dashboard'],
    products: ['Produits', 'Products'],
    orders: ['Commandes', 'Orders'],
    deliveries: ['Livraisons', 'Deliveries'],
    clients: ['Clients', 'Clients'],
    logOut: ['Déconnexion', 'Log out'],
    expand: ['Déplier le menu', 'Expand the menu'],
    collapse: ['Replier le menu', 'Collapse the menu'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

import type { SupplierInput } from '@traiteur/contract/kitchen/suppliers.ts';

const shared = { locale: 'fr', active: true } as const;

export const demoSuppliers = {
  garden: {
    ...shared,
    name: 'Primeurs du Pont-Neuf',
    contact: 'Samir Haddad',
    email: 'commandes@primeurs-pont-neuf.example',
    phone: '01 99 00 41 10',
    customerNumber: 'PN-2041',
    minimumOrder: 8000,
    notes: 'Livre du lundi au samedi, avant 7 h.',
  },
  cold: {
    ...shared,
    name: 'Maison Auvray, frais et marée',
    contact: 'Hélène Auvray',
    email: 'pro@maison-auvray.example',
    phone: '01 99 00 41 20',
    customerNumber: '00318',
    minimumOrder: 15_000,
    notes: 'Poisson : commande la veille avant 14 h.',
  },
  grocery: {
    ...shared,
    name: 'Comptoir des Épices et Grains',
    contact: 'Paul Renard',
    email: 'ventes@comptoir-epices-grains.example',
    phone: '01 99 00 41 30',
    customerNumber: 'TR-77',
    minimumOrder: 25_000,
    notes: 'Livre le mardi et le vendredi.',
  },
} as const satisfies Record<string, SupplierInput>;
export type SupplierKey = keyof typeof demoSuppliers;

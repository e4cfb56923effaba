import { expect, test } from 'vitest';
import { legalDuties, openDuties } from './legal-duties.ts';

const section = (fr: string) => ({ title: { fr: 'Mentions' }, text: { fr } });
const nothing = { contact: { phone: '', email: '' }, legal: [], terms: { fr: '' }, pages: { terms: false } };
const texts = {
  contact: { phone: '01 23 45 67 89', email: 'bonjour@maison.test' },
  legal: [
    section('Directrice de la publication : Claire Laurent'),
    section('Hébergé par Nuage SAS, 2, rue du Lac, 59100 Roubaix'),
    section('Vous pouvez saisir la CNIL.'),
    section('Médiateur de la consommation : CM2C'),
  ],
  terms: { fr: 'Plats frais : pas de droit de rétractation.' },
  pages: { terms: true },
};

test('a house that has written nothing owes all of it, one that has written all owes nothing', () => {
  expect(openDuties(nothing, ['legalName'])).toEqual([...legalDuties]);
  expect(openDuties(texts, ['paymentTerms'])).toEqual([]);
});

test('a host without its address, and terms whose page is off, are not there yet', () => {
  const legal = [section('Ce site est hébergé par son éditeur.')];
  expect(openDuties({ ...texts, legal }, [])).toEqual(['director', 'host', 'dataProtection', 'mediator']);
  expect(openDuties({ ...texts, pages: { terms: false } }, [])).toEqual(['terms', 'withdrawal']);
});

import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { usualSiteTexts } from '@traiteur/words/site/usual-site-texts.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { addVersion, currentTexts } from '../../apps/api/src/site/site-texts/site-text-rows.ts';

interface Writing {
  brand: string;
  now: Date;
}

/** What the law wants to read of a site that sells, as a caterer may write it. Texts that are saved stay. */
export async function loadSiteTexts(db: Kysely<Database>, { brand, now }: Writing): Promise<void> {
  const { version, texts } = await currentTexts(db, brand);
  if (version > 1) return;
  await addVersion(db, { version, texts: demoSiteTexts(texts), by: 'Claire Laurent', now });
}

const demoSiteTexts = (usual: ReturnType<typeof usualSiteTexts>): SiteTextsInput => ({
  ...usual,
  // Numbers that France keeps for films and examples.
  contact: { ...usual.contact, phone: '01 99 00 48 12', email: 'bonjour@maison-laurent.example' },
  legal: [
    {
      title: { fr: 'Directrice de la publication', en: 'Director of publication' },
      text: { fr: 'Claire Laurent, gérante.', en: 'Claire Laurent, manager.' },
    },
    {
      title: { fr: 'Hébergement', en: 'Hosting' },
      text: {
        fr: 'Ce site est hébergé par son éditeur, la Maison Laurent, 18, rue des Envierges, 75020 Paris, tél. 01 99 00 48 12.',
        en: 'This site is hosted by its publisher, Maison Laurent, 18, rue des Envierges, 75020 Paris, tel. 01 99 00 48 12.',
      },
    },
    {
      title: { fr: 'Vos données', en: 'Your data' },
      text: {
        fr: 'Nous gardons ce qu’il faut pour cuisiner et livrer vos commandes : vos coordonnées, vos adresses, vos allergies et vos commandes. Nous ne les donnons à personne. Les factures restent dix ans, comme la loi le veut ; le reste s’efface avec votre compte. Vous pouvez tout lire, corriger, emporter et effacer depuis votre compte, ou nous écrire à bonjour@maison-laurent.example. Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL (cnil.fr).',
        en: 'We keep what it takes to cook and deliver your orders: your details, addresses, allergies and orders. We give them to nobody. Invoices stay for ten years, as the law wants; the rest goes with your account. You can read, correct, take along and erase all of it from your account, or write to bonjour@maison-laurent.example. If our answer does not satisfy you, you may turn to the CNIL (cnil.fr).',
      },
    },
    ...usual.legal.filter(({ title }) => title.fr === 'Cookies'),
    {
      title: { fr: 'Médiation', en: 'Mediation' },
      text: {
        fr: 'Écrivez-nous d’abord : nous répondons vite. Si nous ne trouvons pas d’accord, le médiateur de la consommation de l’exemple, 1, place du Marché, 75020 Paris, vous écoute gratuitement.',
        en: 'Write to us first: we answer quickly. If we find no agreement, the example consumer mediator, 1, place du Marché, 75020 Paris, hears you free of charge.',
      },
    },
  ],
  terms: {
    fr: '## Commander\n\nUne commande est prise dès que vous appuyez sur le dernier bouton, qui dit ce que vous avez à payer. Vous pouvez la modifier ou l’annuler jusqu’à l’heure limite de votre créneau, que sa page vous dit.\n\n## Payer\n\nÀ la livraison, par virement avant la livraison, ou en ligne par carte là où la commande le propose. Les prix sont en euros, taxes comprises.\n\n## Livraison\n\nÀ l’adresse et dans le créneau que vous avez choisis. Si nous ne pouvons pas livrer, nous vous appelons et vous rendons ce que vous avez payé.\n\n## Droit de rétractation\n\nNos plats sont frais et se gardent peu : la loi ne prévoit pas de droit de rétractation pour eux (Code de la consommation, article L221-28).\n\n## Allergies\n\nDites-nous ce à quoi vous réagissez : un plat qui en contient ne vous est pas vendu. Chaque plat dit ses allergènes avant l’achat, sur la commande et sur son étiquette.',
    en: '## Ordering\n\nAn order is taken as soon as you press the last button, which says what you have to pay. You can change or cancel it until the deadline of your delivery time, which its page tells you.\n\n## Paying\n\nOn delivery, by bank transfer before the delivery, or online by card where the order offers it. Prices are in euros, taxes included.\n\n## Delivery\n\nTo the address and at the time that you chose. If we cannot deliver, we call you and give back what you paid.\n\n## Right of withdrawal\n\nOur meals are fresh and keep for a short time: the law gives no right of withdrawal for them (French Consumer Code, article L221-28).\n\n## Allergies\n\nTell us what you react to: a meal that contains it is not sold to you. Each meal tells its allergens before you buy it, on the order and on its label.',
  },
  pages: { ...usual.pages, terms: true },
});

import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const shopCheckout = {
  title: ['Commander', 'Order'],
  subtitle: ['quatre petites étapes', 'four small steps'],
  change: ['Modifier', 'Change'],
  goOn: ['Continuer', 'Go on'],
  loginRequired: [
    'Connexion requise. Vous devez vous connecter avant de continuer.',
    'Login required. You must log in before proceeding.',
  ],
  entrance: {
    title: ['Votre e-mail, et c’est parti', 'Your e-mail, and off we go'],
    why: [
      'Nous savons ainsi pour qui nous cuisinons, ce que vous ne devez pas manger et où vous écrire. Votre panier vous attend.',
      'That way we know whom we cook for, what you must not eat and where to write to you. Your cart waits for you.',
    ],
    others: ['Plutôt avec mon mot de passe', 'Rather with my password'],
  },
  who: {
    title: ['Qui', 'Who'],
    names: [
      'Comment vous appelez-vous ? Le livreur vous demandera.',
      'What is your name? The driver will ask for you.',
    ],
    saveNames: ['C’est moi', 'That is me'],
    avoids: [
      'Vous évitez sur ce site : {names}. La cuisine ne le sait pas encore.',
      'You avoid on this site: {names}. The kitchen does not know it yet.',
    ],
    known: ['Vous évitez : {names}. La cuisine le sait.', 'You avoid: {names}. The kitchen knows.'],
    keep: ['L’ajouter à mon compte', 'Add it to my account'],
    decline: ['Ce n’est pas pour cette commande', 'Not for this order'],
    declined: [
      'Entendu : la cuisine n’en sera pas avertie pour cette commande.',
      'Understood: the kitchen will not be told for this order.',
    ],
    ask: ['Une allergie à nous signaler ?', 'Any allergy to tell us of?'],
    askOf: ['Une allergie à nous signaler pour {name} ?', 'Any allergy of {name}’s to tell us of?'],
    yes: ['Oui', 'Yes'],
    no: ['Non, aucune', 'No, none'],
    tell: ['Le dire à la cuisine', 'Tell the kitchen'],
    unasked: [
      'Dites-nous d’abord s’il y a une allergie : nous ne le demanderons qu’une fois.',
      'First tell us whether there is an allergy: we ask only once.',
    ],
    unnamed: ['Dites-nous d’abord comment vous vous appelez.', 'First tell us what you are called.'],
    unanswered: ['Dites-nous d’abord si la cuisine doit le savoir.', 'First tell us whether the kitchen should know.'],
  },
  where: {
    title: ['Où', 'Where'],
    choose: ['Votre adresse de livraison', 'Your delivery address'],
    add: ['Ajouter une adresse', 'Add an address'],
    save: ['Livrer à cette adresse', 'Deliver to this address'],
    mend: ['Modifier cette adresse', 'Change this address'],
    outside: ['Nous ne livrons pas encore au {postalCode}.', 'We do not deliver to {postalCode} yet.'],
    outsideHint: [
      'Vérifiez le code postal, ou choisissez une autre adresse. Celle-ci n’est pas enregistrée.',
      'Check the postal code, or pick another address. This one is not saved.',
    ],
    keepAnyhow: ['La garder dans mon compte', 'Keep it in my account'],
    labelTaken: [
      'Une autre de vos adresses s’appelle déjà « {label} ».',
      'Another of your addresses is called “{label}” already.',
    ],
    wanted: {
      ask: ['Prévenez-moi quand vous livrez ici', 'Tell me when you deliver here'],
      email: ['Où vous écrire', 'Where to write to you'],
      consent: [
        'Gardez mon e-mail pour ce seul message. Il est effacé ensuite, ou au bout de deux ans.',
        'Keep my e-mail for this one message. It is erased afterwards, or after two years.',
      ],
      consentNeeded: [
        'Cochez d’abord que nous pouvons garder votre e-mail.',
        'First tick that we may keep your e-mail.',
      ],
      send: ['Me prévenir', 'Tell me'],
      noted: [
        'C’est noté : un e-mail part vers {email} dès que nous livrons au {postalCode}.',
        'Noted: a mail goes to {email} as soon as we deliver to {postalCode}.',
      ],
    },
    label: ['Nom de l’adresse (facultatif)', 'Name of the address (optional)'],
    labelHint: ['Maison, bureau…', 'Home, office…'],
    home: ['Maison', 'Home'],
    address: ['Numéro et rue', 'Number and street'],
    postalCode: ['Code postal', 'Postal code'],
    city: ['Ville', 'City'],
    phone: ['Téléphone sur place (facultatif)', 'Phone there (optional)'],
    note: [
      'Code, étage, à savoir pour livrer (facultatif)',
      'Door code, floor, what the driver should know (optional)',
    ],
  },
  eligible: ['Cette zone est éligible à la livraison', 'This is an eligible zone for a delivery'],
  notEligible: ['Cette zone n’est pas éligible à la livraison', 'This is not an eligible zone for a delivery'],
  when: {
    title: ['Quand', 'When'],
    ofCart: ['le jour de votre panier', 'the day of your cart'],
    notThatDay: [
      'Nous ne livrons pas à cette adresse le {date} : choisissez un autre jour.',
      'We do not deliver to this address on {date}: pick another day.',
    ],
    none: ['Aucun horaire disponible pour le moment', 'No time available for the moment'],
    unreachable: ['Les horaires n’ont pas pu être lus.', 'The delivery times could not be read.'],
    loading: ['Lecture des horaires…', 'Reading the delivery times…'],
    left: [
      'plus que {left, plural, one {# place} other {# places}}',
      'only {left, plural, one {# place} other {# places}} left',
    ],
  },
  pay: {
    title: ['Comment payer', 'How to pay'],
    choices: {
      on_delivery: ['À la livraison', 'On delivery'],
      transfer: ['Par virement', 'By bank transfer'],
      online: ['En ligne, par carte', 'Online, by card'],
      on_invoice: ['Sur facture', 'On invoice'],
    } as const satisfies PhraseFor<PaymentChoice>,
    hints: {
      on_delivery: ['En espèces ou par carte, au livreur.', 'In cash or by card, to the driver.'],
      transfer: ['Avec le numéro de votre commande en référence.', 'With the number of your order as reference.'],
      online: [
        'Juste après avoir commandé, en paiement sécurisé par Stripe.',
        'Right after ordering, by Stripe’s secure payment.',
      ],
      on_invoice: ['Votre entreprise reçoit la facture.', 'Your company receives the invoice.'],
    } as const satisfies PhraseFor<PaymentChoice>,
    purchaseReference: ['Référence d’achat', 'Purchase reference'],
    referenceNeeded: ['Obligatoire pour commander au nom de {company}.', 'Required to order for {company}.'],
    referenceFree: ['Facultative. Vous commandez pour {company}.', 'Optional. You order for {company}.'],
    billed: {
      wanted: ['Il me faut une facture au nom d’une société', 'I need an invoice in the name of a company'],
      name: ['Raison sociale', 'Legal name'],
      businessNumber: ['SIREN ou SIRET', 'SIREN or SIRET'],
      vatNumber: ['Numéro de TVA (facultatif)', 'VAT number (optional)'],
      address: ['Adresse de facturation', 'Billing address'],
      postalCode: ['Code postal de facturation', 'Billing postal code'],
      city: ['Ville de facturation', 'Billing city'],
      country: ['Pays de facturation, en deux lettres', 'Billing country, in two letters'],
    },
    choose: ['Choisissez comment payer.', 'Choose how to pay.'],
    code: ['Code promo', 'Discount code'],
    applyCode: ['Appliquer', 'Apply'],
    removeCode: ['Retirer le code', 'Remove the code'],
    codeApplied: [
      'Le code promo a été appliqué à votre commande.',
      'The discount code has been applied to your order.',
    ],
    codeLeftOut: ['Il n’est pas appliqué à votre commande.', 'It is not applied to your order.'],
    discount: ['Remise', 'Discount'],
    accept: [
      '{dish} {presence, select, contains {contient} other {peut contenir}} ce à quoi je réagis ({allergen}) : je le sais, et je le veux quand même.',
      '{dish}: I know that this meal {presence, select, contains {contains} other {may contain}} {allergen}, and I want it all the same.',
    ],
    refused: [
      '{dish} contient un allergène qui vous est interdit ({allergen}) : retirez ce plat.',
      '{dish} contains {allergen}, which you are allergic to: take it out.',
    ],
    acceptFor: [
      '{dish} {presence, select, contains {contient} other {peut contenir}} ce à quoi {eater} réagit ({allergen}) : je le sais, et je le veux quand même.',
      '{dish}: I know that this meal {presence, select, contains {contains} other {may contain}} {allergen}, which {eater} reacts to, and I want it all the same.',
    ],
    refusedFor: [
      '{eater} est allergique ({allergen}), et {dish} en contient : retirez ce plat, ou choisissez pour qui il est.',
      '{eater} is allergic to {allergen}, which {dish} contains: take it out, or choose whom it is for.',
    ],
    ofDay: ['{date} : {sentence}', '{date}: {sentence}'],
    codeGives: ['Remise de {amount} avec ce code.', '{amount} off with this code.'],
    codeDelivers: ['Livraison offerte.', 'Free delivery.'],
    onlineDays: ['Un seul paiement pour tous les jours.', 'One payment for all days.'],
    terms: ['Conditions de vente', 'Terms of sale'],
    obliges: ['En commandant, vous vous engagez à payer ce montant.', 'By ordering you commit to pay this amount.'],
    withdrawal: [
      'Nos plats sont périssables : une fois la commande passée, il n’y a pas de droit de rétractation (article L221-28 du code de la consommation).',
      'Our meals are perishable: once ordered, there is no right of withdrawal (article L221-28 of the French consumer code).',
    ],
    ofDish: ['{dish} : {sentence}', '{dish}: {sentence}'],
    submit: ['Commander avec obligation de paiement · {amount}', 'Order with obligation to pay · {amount}'],
    submitPlain: ['Commander avec obligation de paiement', 'Order with obligation to pay'],
    checkingCode: ['Vérification du code…', 'Checking the code…'],
    waiting: ['Calcul du total…', 'Adding it up…'],
    sending: ['Nous prenons votre commande…', 'We are taking your order…'],
  },
  invalid: {
    schedule: [
      'Horaire de livraison invalide. Vérifiez que vous avez choisi un horaire de livraison.',
      'Invalid delivery schedule. Make sure you have selected a delivery schedule.',
    ],
    billing: [
      'Informations de paiement invalides. Vérifiez que vos informations de paiement sont valides.',
      'Invalid billing information. Please check if your billing information is valid.',
    ],
    delivery: [
      'Informations de livraison invalides. Vérifiez que vous avez choisi une adresse de livraison.',
      'Invalid delivery information. Make sure you have selected a delivery address.',
    ],
  },
  addressGone: [
    'L’adresse liée à cette commande a été supprimée.',
    'The address linked to this command has been removed.',
  ],
  newTotal: [
    'Le total est maintenant de {amount} : vérifiez-le, puis commandez.',
    'The total is now {amount}: check it, then order.',
  ],
  summary: ['Votre commande', 'Your order'],
  /** Where several days are ordered at once. */
  days: {
    subtotal: ['Total du jour', 'Total of the day'],
    placed: ['Merci ! Vos {count} commandes sont notées.', 'Thank you! Your {count} orders are taken.'],
    pay: ['Tout régler · {amount}', 'Pay for all · {amount}'],
    paid: ['Tout est réglé, merci.', 'All is paid, thank you.'],
    toPay: ['Il reste à régler {amount}, en un seul paiement.', '{amount} are still to be paid, in one payment.'],
    see: ['Voir la commande', 'See the order'],
    cancelled: ['annulée', 'cancelled'],
  },
  /** Who eats a dish. */
  for: {
    label: ['Pour', 'For'],
    labelOf: ['Pour qui est {dish} ?', 'Whom {dish} is for'],
    everybody: ['Toute la table', 'Everyone'],
    safe: ['Convient', 'Suits'],
  },
  editCart: ['Modifier le panier', 'Change the cart'],
  loading: ['Un instant, nous préparons votre commande…', 'One moment, we are getting your order ready…'],
  unreachable: ['Votre compte n’a pas pu être lu.', 'Your account could not be read.'],
  placed: ['Votre commande est prise.', 'Your order is taken.'],
  pricesChanged: [
    'Un prix a changé entre-temps. Voici le nouveau total : vérifiez, puis commandez.',
    'A price has changed meanwhile. Here is the new total: check it, then order.',
  ],
} as const satisfies Record<string, Phrase | Record<string, Phrase | Record<string, Phrase>>>;

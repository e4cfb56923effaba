import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const orderRefusals = {
  'address-not-eligible': [
    'Cette adresse n’est pas dans une zone de livraison.',
    'This is not an eligible zone for a delivery',
  ],
  'slot-unavailable': [
    'Horaire de livraison invalide. Vérifiez que vous avez choisi un horaire de livraison.',
    'Invalid delivery schedule. Make sure you have selected a delivery schedule.',
  ],
  'slot-full': ['Ce créneau est complet. Choisissez-en un autre.', 'This delivery slot is full. Choose another one.'],
  'no-slot-at-that-hour': [
    'Leur zone n’a pas de créneau à cette heure ce jour-là.',
    'Their zone has no slot at that hour on that day.',
  ],
  'past-cut-off': [
    'La clôture de ce créneau est passée : la commande ne peut plus grandir. Réduisez-la ou déplacez-la.',
    'It is too late for this slot: the order can no longer grow. Reduce it or move it.',
  ],
  'group-order-placed': [
    'Chacun a choisi pour soi dans cette commande de groupe : chaque convive change ses propres plats par le lien.',
    'Everybody has chosen for themselves in this group order: each guest changes their own dishes by the link.',
  ],
  'undo-too-late': [
    'Il est trop tard pour revenir en arrière : le client est peut-être déjà prévenu.',
    'It is too late to undo this: the client may have been told already.',
  ],
  'changed-since': [
    'La commande a changé depuis : on ne peut plus revenir en arrière.',
    'The order has changed since: this can no longer be undone.',
  ],
  'below-minimum-order': [
    'Minimum de la zone : {minimum}. Il manque {missing}{discount, select, none {.} other {, la remise de {discount} déduite : ajoutez un plat ou retirez le code.}}',
    'Zone minimum: {minimum}. {missing} is missing{discount, select, none {.} other { once {discount} is taken off: add a dish or remove the code.}}',
  ],
  'no-letter-in-language': [
    'Le client lit une langue dans laquelle rien n’a été écrit.',
    'The client reads a language in which nothing was written.',
  ],
  'cancelled-not-refunded': [
    'Annulée, mais pas remboursée : faites-le depuis la commande.',
    'Cancelled, but not refunded: do so from the order.',
  ],
  'already-invoiced': [
    'La facture est déjà établie, ou adressée à l’entreprise du client : son destinataire ne peut plus changer.',
    'The invoice is given already, or goes to the client’s company: its name changes no more.',
  ],
  'below-refunds': [
    'Le total passerait sous ce qui a déjà été remboursé sur cette commande.',
    'The total would fall below what has already been refunded on this order.',
  ],
  'note-of-house': [
    'Cette commande a été prise par téléphone : ses notes sont les nôtres. Appelez-nous pour y ajouter un mot.',
    'This order was taken by phone: its notes are ours. Call us to add a word.',
  ],
  'over-credit-limit': [
    'Cette commande dépasse l’encours accordé à l’entreprise.',
    'This order goes above the company’s credit limit.',
  ],
  'purchase-reference-missing': [
    'L’entreprise demande une référence d’achat : indiquez-la.',
    'The company asks for a purchase reference: enter it.',
  ],
  'company-inactive': ['Les commandes de cette entreprise sont suspendues.', 'Orders of this company are suspended.'],
  'invoice-not-agreed': [
    'Seules les entreprises avec un délai de paiement paient sur facture.',
    'Only companies with payment terms pay on invoice.',
  ],
  'month-not-over': [
    'Ce mois n’est pas terminé : ses factures se font à partir du 1er du mois suivant.',
    'This month is not over: its invoices are given from the first day of the next one.',
  ],
  'discount-code-refused': [
    'Votre code promo a peut-être expiré ou n’existe pas.',
    'Your discount code may have expired or does not exist.',
  ],
  'too-many-codes': [
    'Trop de codes essayés. Réessayez dans {minutes, plural, =0 {un instant} one {une minute} other {# minutes}}, ou commandez sans code.',
    'Too many codes were tried. Try again in {minutes, plural, =0 {a moment} one {a minute} other {# minutes}}, or order without a code.',
  ],
  'force-not-allowed': [
    'Seuls le propriétaire et le gérant peuvent forcer une place, passer sous le minimum ou dépasser l’encours.',
    'Only owner and manager may force a place, go below the minimum or above a credit limit.',
  ],
  'allergy-not-overridden': [
    'Un plat contient un allergène du client. Confirmez en donnant une raison, ou retirez le plat.',
    'A dish contains one of the client’s allergens. Override it with a reason, or remove the dish.',
  ],
  'own-name-needed': [
    'Dites-nous d’abord comment vous vous appelez : le livreur vous demandera.',
    'First tell us your name: the driver will ask for you.',
  ],
  'own-phone-needed': [
    'Indiquez d’abord un numéro de téléphone : le livreur vous appelle s’il ne vous trouve pas.',
    'First give a phone number: the driver calls you if they cannot find you.',
  ],
  'area-served': ['Bonne nouvelle : nous livrons déjà ici.', 'Good news: we deliver here already.'],
  'too-many-wishes': [
    'Cette adresse attend déjà vingt codes postaux.',
    'This address waits for twenty postal codes already.',
  ],
  'own-allergy': [
    'Ce plat contient un allergène qui vous est interdit : il ne peut pas être commandé.',
    'This dish contains something that you are allergic to: it cannot be ordered.',
  ],
  'own-allergy-not-accepted': [
    'Ce plat contient, ou peut contenir, un ingrédient que vous ne supportez pas. Confirmez que vous le voulez quand même, ou retirez-le.',
    'This dish contains, or may contain, something that you react to. Confirm that you want it all the same, or remove it.',
  ],
  'allergy-not-answered': [
    'Une allergie du client est à trancher : personne n’en a encore répondu pour cette commande.',
    'An allergy of the client is waiting for an answer: nobody has answered for it on this order yet.',
  ],
  'prices-changed': [
    'Le total a changé depuis l’affichage. Vérifiez-le avant de commander.',
    'The total has changed since it was shown. Check it before ordering.',
  ],
  'status-not-allowed': [
    'L’état de la commande ne permet pas cette étape.',
    'The order’s status does not allow this step.',
  ],
  'client-without-email': [
    'Ce client n’a pas d’adresse e-mail, ou ne l’a pas confirmée : joignez-le autrement.',
    'This client has no e-mail address, or has not confirmed it: reach them another way.',
  ],
} as const satisfies Partial<PhraseFor<RefusalCode>>;

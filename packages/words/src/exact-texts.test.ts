import { expect, test } from 'vitest';
import { faults } from './refusals/faults.ts';
import { refusals } from './refusals/refusals.ts';
import { frame } from './frame/frame.ts';
import { front } from './frame/front.ts';
import { orders } from './orders/orders.ts';
import { salesReport } from './money/sales-report.ts';
import { shopCart } from './own/carts.ts';
import { shopCheckout } from './own/checkout.ts';
import { usualHours } from '@traiteur/domain/site/opening-hours.ts';
import { hoursTexts } from './site/opening-hours.ts';
import { shopMenu } from './catalogue/menus.ts';
import { signIn } from './access/sign-in.ts';

/** Sentences that were agreed on word for word, and those that stand beside them in French. */
test.each([
  [faults.required, 'This field is required', 'Ce champ est obligatoire'],
  [faults.invalid, 'This field is invalid', 'Ce champ est invalide'],
  [orders.form.eligible, 'This is an eligible zone for a delivery', 'Cette zone est éligible à la livraison'],
  [
    orders.form.notEligible,
    'This is not an eligible zone for a delivery',
    'Cette zone n’est pas éligible à la livraison',
  ],
  [
    refusals['address-not-eligible'],
    'This is not an eligible zone for a delivery',
    refusals['address-not-eligible'][0],
  ],
  [orders.form.noSlot, 'No time available for the moment', 'Aucun horaire disponible pour le moment'],
  [
    refusals['discount-code-refused'],
    'Your discount code may have expired or does not exist.',
    'Votre code promo a peut-être expiré ou n’existe pas.',
  ],
  [
    orders.form.discountCodeApplied,
    'The discount code has been applied to your order.',
    'Le code promo a été appliqué à votre commande.',
  ],
  [signIn.done, 'You are now authenticated', 'Vous êtes maintenant connecté'],
  [front.error.unmatched, 'This page could not be found', 'Cette page est introuvable'],
  [front.error.notFound, 'page cannot be found', 'Page introuvable'],
  [
    front.error.notAuthorized,
    'You are not authorized to access this page',
    'Vous n’êtes pas autorisé à accéder à cette page',
  ],
  [front.error.other, 'An error occurred', 'Une erreur est survenue'],
  [
    shopCart.most,
    'You can no longer add this type of product to your cart because you have reached the maximum quantity available.',
    shopCart.most[0],
  ],
  [
    shopMenu.noMatch,
    'No product matches the search criterias',
    'Aucun produit ne correspond aux critères de recherche',
  ],
  [
    shopCheckout.loginRequired,
    'Login required. You must log in before proceeding.',
    'Connexion requise. Vous devez vous connecter avant de continuer.',
  ],
  [
    shopCheckout.invalid.schedule,
    'Invalid delivery schedule. Make sure you have selected a delivery schedule.',
    shopCheckout.invalid.schedule[0],
  ],
  [
    shopCheckout.invalid.billing,
    'Invalid billing information. Please check if your billing information is valid.',
    shopCheckout.invalid.billing[0],
  ],
  [
    shopCheckout.invalid.delivery,
    'Invalid delivery information. Make sure you have selected a delivery address.',
    shopCheckout.invalid.delivery[0],
  ],
  [shopCheckout.addressGone, 'The address linked to this command has been removed.', shopCheckout.addressGone[0]],
  [shopCheckout.when.none, 'No time available for the moment', 'Aucun horaire disponible pour le moment'],
  [
    [hoursTexts([usualHours], 'fr-FR').join(), hoursTexts([usualHours], 'en-US').join()],
    'Monday to Friday, 9am to 5pm',
    'Du lundi au vendredi, de 9 h à 17 h',
  ],
  [frame.administration, 'Administration', 'Administration'],
  [salesReport.menu, 'Sales report', 'Rapport de Ventes'],
])('%j', ([french, english], agreedEnglish, agreedFrench) => {
  expect([english, french]).toEqual([agreedEnglish, agreedFrench]);
});

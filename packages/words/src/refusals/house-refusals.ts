import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const houseRefusals = {
  'no-delivery-configuration': [
    'Aucune configuration de livraison n’est en vigueur. Ajoutez-en une.',
    'No delivery configuration is in force. Add one.',
  ],
  'moment-taken': [
    'Une autre configuration entre en vigueur à ce moment précis. Choisissez-en un autre.',
    'Another configuration comes into force at that very moment. Choose another one.',
  ],
  'code-of-another-zone': [
    'Code postal qui appartient à une autre zone : {codes}. Dites s’il la quitte, ou retirez-le.',
    'Postal code that belongs to another zone: {codes}. Say whether it leaves it, or take it out.',
  ],
  'code-in-zone': [
    'Ce code est déjà dans la zone {zone} : ouvrez-le dans la liste pour le changer.',
    'This code is in the zone {zone} already: open it in the list to change it.',
  ],
  'schedule-twice': [
    'Un de ces jours a déjà ce créneau dans une de ces zones.',
    'One of these days already has this slot in one of these zones.',
  ],
  'schedule-without-zone': [
    'Un horaire décoché ne sert que cette zone : désactivez-le ou supprimez-le parmi les horaires.',
    'A schedule that was unticked serves this zone alone: deactivate or remove it among the schedules.',
  ],
  'orders-under-way': [
    'Une commande est encore en cours pour cette personne : livrez-la ou annulez-la d’abord.',
    'An order of this person is still under way: deliver or cancel it first.',
  ],
  'secret-needed': [
    'Saisissez-le : celui qui était enregistré ne vaut que pour le réglage d’avant.',
    'Type it: the one that was kept is good for the former setting alone.',
  ],
  'keys-of-two-modes': [
    'Une clef est de test et l’autre non : prenez les deux du même mode, sans quoi des commandes impayées passeraient pour payées.',
    'One key is of test mode and the other is not: take both of one mode, or unpaid orders would look paid.',
  ],
  'address-of-office': [
    'Le site des clients et l’administration ne peuvent pas avoir la même adresse.',
    'The clients’ site and the administration cannot have the same address.',
  ],
  'same-client': ['Choisissez un autre client que celui-ci.', 'Choose another client than this one.'],
  'same-record': ['Choisissez une autre fiche que celle-ci.', 'Choose another record than this one.'],
  'merge-too-large': [
    'Ensemble, leurs notes ou leurs adresses dépassent ce qu’une fiche peut contenir. Raccourcissez-les d’abord.',
    'Together their notes or addresses are more than one record can hold. Shorten them first.',
  ],
  'too-many-eaters': [
    'Cette table est complète : vingt convives au plus.',
    'This table is full: twenty eaters at most.',
  ],
  'name-at-table': [
    'Quelqu’un de cette table s’appelle déjà ainsi : ajoutez une initiale, pour que personne ne prenne le plat de l’autre.',
    'Somebody at this table is already called so: add an initial, so that nobody gets the other’s dish.',
  ],
  'merge-ended': [
    'Cette fusion date de plus d’un jour : elle ne peut plus être annulée.',
    'This merge is more than a day old: it can no longer be undone.',
  ],
  'saved-since-merge': [
    'La fiche a été enregistrée ou fusionnée depuis : cette fusion ne peut plus être annulée.',
    'The record has been saved or merged since: this merge can no longer be undone.',
  ],
  'database-does-not-fit': [
    'La base de données ne correspond pas à cette version de Traiteur : une autre l’a mise à niveau. Démarrez celle-là.',
    'The database does not fit this version of Traiteur: another one has upgraded it. Start that one.',
  ],
  'database-not-empty': [
    'La base de données contient déjà des données : la démonstration ne s’installe que dans une base vide.',
    'The database already holds data: the demonstration only goes into an empty one.',
  ],
  'backup-under-way': [
    'Une sauvegarde est déjà en cours. Réessayez quand elle sera terminée.',
    'A backup is already under way. Try again once it is done.',
  ],
  'exports-under-way': [
    'D’autres exports sont en cours. Réessayez quand l’un d’eux sera terminé.',
    'Other exports are under way. Try again once one of them has ended.',
  ],
  'too-many-views': [
    'Vous avez déjà beaucoup de vues de cette liste. Supprimez-en une d’abord.',
    'You have many views of this list already. Remove one first.',
  ],
  'vat-checks-off': [
    'Les numéros de TVA ne sont pas vérifiés auprès de VIES dans cette maison.',
    'VAT numbers are not checked with VIES in this house.',
  ],
  'not-in-vies': [
    'VIES ne connaît que les numéros de l’Union européenne et d’Irlande du Nord.',
    'VIES knows numbers of the European Union and Northern Ireland alone.',
  ],
  'vat-check-too-soon': [
    'VIES vient d’être interrogé sur ce numéro : attendez une minute, ou un mois s’il est valide.',
    'VIES has just been asked about this number: wait a minute, or a month if it is valid.',
  ],
} as const satisfies Partial<PhraseFor<RefusalCode>>;

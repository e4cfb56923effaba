import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const kitchenRefusals = {
  'weight-unknown': [
    'Cet ingrédient ne se compte pas dans cette unité : donnez d’abord le poids d’une pièce ou la masse volumique dans sa fiche.',
    'This ingredient is not counted in that unit: first say in its record what a piece or a millilitre weighs.',
  ],
  'goods-too-warm': [
    'Trop chaud à l’arrivée (au plus 4 °C au frais, −18 °C en surgelé). Refusez la ligne, ou dites pourquoi vous la prenez.',
    'Too warm on arrival (4 °C at most chilled, −18 °C frozen). Refuse the line, or say why you take it.',
  ],
  'goods-expired': [
    'La date limite est déjà passée : refusez la ligne.',
    'The use-by date is over already: refuse the line.',
  ],
  'refusal-without-reason': ['Dites pourquoi cette ligne est refusée.', 'Say why this line is refused.'],
  'stock-too-small': ['Il n’en reste pas autant dans ce lot.', 'There is not that much left in this batch.'],
  'stock-used': [
    'On s’est déjà servi de cette réception, ou on l’a comptée : elle ne s’annule plus. Corrigez par un comptage.',
    'Something of this delivery was used or counted already: it cannot be undone. Correct it by a count.',
  ],
  'batch-held': [
    'Bloqué : {lots}. Rien ne se cuisine avec et rien ne s’étiquette tant que le lot n’est pas débloqué.',
    'On hold: {lots}. Nothing is cooked with it or labelled until the batch is released.',
  ],
  'counted-since': [
    'Ce lot a été compté depuis : ce comptage fait foi. Comptez-le à nouveau s’il a changé.',
    'This batch was counted since, and that count is what there is. Count it again if it changed.',
  ],
  'recipe-cooked': [
    'Déjà cuisiné : {lots}. Ce qui est cuit garde son plat et ce qui est entré dans la marmite. Faites commencer la nouvelle recette après, ou retirez d’abord la coche en cuisine.',
    'Cooked already: {lots}. What is cooked keeps its dish and what went into the pot. Let the new recipe begin afterwards, or take the tick back first.',
  ],
  'article-in-store': [
    'Il en reste en réserve, ou dans ce qui est cuisiné : {articles}. Ce que cet article apporte compte encore : ne l’achetez plus, au lieu de le supprimer ou de le passer à un autre fournisseur.',
    'Some of it is in the store, or in what is cooked: {articles}. What this article brings still counts: stop buying it, instead of removing it or giving it to another supplier.',
  ],
  'lot-in-book': [
    'Le registre sanitaire suit le refroidissement de {lots} : la coche ne se retire plus. Si c’est une erreur, retirez d’abord ce contrôle.',
    'The kitchen book follows the cooling of {lots}: its tick is not taken back. If that was a mistake, withdraw the check first.',
  ],
  'hold-over': ['Ce lot est déjà débloqué.', 'This batch has been released already.'],
  'recall-over': ['Ce rappel est déjà clos.', 'This recall has been ended already.'],
  'order-held': [
    'Un lot de cette commande est bloqué : elle ne continue qu’une fois le lot débloqué, ou le plat remplacé.',
    'A batch of this order is on hold: it goes on once the batch is released, or the dish replaced.',
  ],
  'supplier-without-email': [
    'Ce fournisseur n’a pas d’adresse e-mail : appelez-le, puis notez la commande comme passée.',
    'This supplier has no e-mail address: call them, then note the order as placed.',
  ],
  'invoice-read-before': [
    'Cette facture a déjà été lue : un même numéro d’un même fournisseur ne se lit qu’une fois.',
    'This invoice was read already: a number of a supplier is read once.',
  ],
  'invoice-in-other-currency': [
    'Cette facture est dans une autre monnaie que celle de la maison.',
    'This invoice is in another currency than the house’s.',
  ],
  'invoice-without-supplier': [
    'Dites d’abord de quel fournisseur vient cette facture.',
    'First say which supplier this invoice comes from.',
  ],
  'invoice-lines-unmatched': [
    'Des lignes n’ont pas encore d’article : rapprochez-les, ou mettez-les de côté.',
    'Some lines have no article yet: match them, or set them aside.',
  ],
  'file-not-an-invoice': [
    'Ce fichier n’est ni un PDF, ni le XML d’une facture (CII ou UBL). Demandez la Factur-X à votre fournisseur.',
    'This file is neither a PDF nor the XML of an invoice (CII or UBL). Ask your supplier for the Factur-X.',
  ],
  'file-without-invoice': [
    'Ce PDF ne contient pas de Factur-X : il se lit à l’œil, pas par un programme. Demandez à votre fournisseur le fichier Factur-X.',
    'This PDF holds no Factur-X: eyes can read it, programs cannot. Ask your supplier for the Factur-X file.',
  ],
  'file-damaged': [
    'Ce fichier est abîmé ou incomplet. Téléchargez-le à nouveau, puis renvoyez-le.',
    'This file is damaged or incomplete. Download it again, then send it.',
  ],
  'file-with-definitions': [
    'Ce fichier contient des définitions (DTD) qu’aucune facture n’a : il n’est pas lu.',
    'This file holds definitions (a DTD) that no invoice has: it is not read.',
  ],
  'file-unpacks-too-large': [
    'Ce fichier est trop volumineux une fois ouvert, ou a plus de 1000 lignes : il n’est pas lu.',
    'This file is too large once opened, or has more than 1,000 lines: it is not read.',
  ],
  'check-exists': [
    'Ce contrôle vient d’être noté par quelqu’un d’autre.',
    'Somebody else has just written this check down.',
  ],
  'check-over': ['Ce contrôle est déjà clos ou retiré.', 'This check is already over or withdrawn.'],
  'day-signed': [
    'Cette journée est signée : plus rien ne s’y note ni ne s’y retire.',
    'This day is signed: nothing of it is written or withdrawn any more.',
  ],
  'day-to-come': ['Ce jour n’est pas encore venu.', 'That day has not come yet.'],
  'action-needed': ['Hors limites : dites ce qui a été fait.', 'Beyond the limits: say what was done about it.'],
} as const satisfies Partial<PhraseFor<RefusalCode>>;

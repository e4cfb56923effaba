import { accessSurvivors } from './accepted-survivors/access.ts';
import { catalogueSurvivors } from './accepted-survivors/catalogue.ts';
import { clientsSurvivors } from './accepted-survivors/clients.ts';
import { datesSurvivors } from './accepted-survivors/dates.ts';
import { deliverySurvivors } from './accepted-survivors/delivery.ts';
import { houseSurvivors } from './accepted-survivors/house.ts';
import { kitchenSurvivors } from './accepted-survivors/kitchen.ts';
import { moneySurvivors } from './accepted-survivors/money.ts';
import { ordersSurvivors } from './accepted-survivors/orders.ts';
import { ownSurvivors } from './accepted-survivors/own.ts';
import { siteSurvivors } from './accepted-survivors/site.ts';
import { textSurvivors } from './accepted-survivors/text.ts';
import type { AcceptedSurvivors } from './survivors.ts';

/** Mutants of the rules that no test can kill, with why. The command asks to leave out what is killed after all. */
export const acceptedSurvivors: readonly AcceptedSurvivors[] = [
  ...accessSurvivors,
  ...catalogueSurvivors,
  ...clientsSurvivors,
  ...datesSurvivors,
  ...deliverySurvivors,
  ...houseSurvivors,
  ...kitchenSurvivors,
  ...moneySurvivors,
  ...ordersSurvivors,
  ...ownSurvivors,
  ...siteSurvivors,
  ...textSurvivors,
];

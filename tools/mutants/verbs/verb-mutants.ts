import { changingMutants } from './changing-mutants.ts';
import { companyMutants } from './company-mutants.ts';
import { daysMutants } from './days-mutants.ts';
import { groupMutants } from './group-mutants.ts';
import { judgeMutants } from './judge-mutants.ts';
import { ledgerMutants } from './ledger-mutants.ts';
import { moneyMutants } from './money-mutants.ts';
import { movingOnMutants } from './moving-on-mutants.ts';
import type { Mutant } from './mutant.ts';
import { placingMutants } from './placing-mutants.ts';
import { tableMutants } from './table-mutants.ts';

/** Every fault that is tried in the verbs of orders. */
export const verbMutants: readonly Mutant[] = [
  ...ledgerMutants,
  ...placingMutants,
  ...changingMutants,
  ...movingOnMutants,
  ...moneyMutants,
  ...tableMutants,
  ...daysMutants,
  ...groupMutants,
  ...companyMutants,
  ...judgeMutants,
];

import type { Mutant } from './mutant.ts';

const api = 'apps/api/src';
const allergies = 'packages/domain/src/orders/allergies.ts';
const killers = [`${api}/house/verification/judged-order-sequences.test.ts`];

/** Faults that the judge of random orders must find, whoever else finds them too. */
export const judgeMutants: readonly Mutant[] = [
  {
    fault: 'the judge: a line for somebody is placed by what the whole table reacts to',
    path: `${api}/orders/place/assess-order.ts`,
    text: 'eatersOfLine(eater?.id,',
    becomes: 'eatersOfLine(null,',
    killers,
  },
  {
    fault: 'the judge: of the whole table only the client is asked about',
    path: allergies,
    text: '(eaterId == null ? table : table.filter(({ id }) => id === eaterId))',
    becomes: '(eaterId == null ? table.slice(0, 1) : table.filter(({ id }) => id === eaterId))',
    killers,
  },
  {
    fault: 'the judge: an answer for somebody holds for anybody at the table',
    path: allergies,
    text: '(eater === undefined ? isClient : eater === eaterId) &&',
    becomes: '',
    killers,
  },
  {
    fault: 'the judge: an answer for one dish holds for all',
    path: allergies,
    text: '      dish === productId &&\n',
    becomes: '',
    killers,
  },
  {
    fault: 'the judge: a guest of a group order reacts at the host’s own table too',
    path: `${api}/database/rows/eater-name.ts`,
    text: 'sitsAt(eater, sql`array[0, coalesce(${groupOrderId}, 0)]`);',
    becomes: 'sql<boolean>`coalesce(${groupOrderId}, 0) >= 0`;',
    killers,
  },
  {
    fault: 'the judge: an answer for one eater is written for the whole table',
    path: `${api}/orders/judge/answer-conflict.ts`,
    text: 'where l.id = c.line_id and c.eater_id = ${answeredEater(eaterId)}',
    becomes: 'where l.id = c.line_id',
    killers,
  },
  {
    fault: 'the judge: orders are not judged again by what somebody at the table reacts to',
    path: `${api}/clients/clients/eaters/change-eaters.ts`,
    text: 'await judgeOrders(transaction, { clientIds: [clientId] }, saving);',
    becomes: '',
    killers,
  },
  {
    fault: 'the judge: a client who changes their order is asked nothing',
    path: `${api}/orders/edit/apply-change.ts`,
    text: 'conflictsToAccept(assessment, order, answers)',
    becomes: 'conflictsToAccept({ ...assessment, conflicts: [] }, order, answers)',
    killers,
  },
  {
    fault: 'the judge: guests eat for more than the budget',
    path: `${api}/own/group-orders/close-group-order.ts`,
    text: 'choicesAboveBudget(possibleChoices, row.budget, ',
    becomes: 'choicesAboveBudget(possibleChoices, null, ',
    killers,
  },
];

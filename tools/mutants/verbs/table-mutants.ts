import type { Mutant } from './mutant.ts';

const orders = 'apps/api/src/orders';
const clients = 'apps/api/src/clients/clients';
const killers = [`${clients}/eaters/eaters.test.ts`];

/** Faults in who eats of what, at one table and when two become one. */
export const tableMutants: readonly Mutant[] = [
  {
    fault: 'an answer for one eater holds for the whole table',
    path: `${orders}/judge/answer-conflict.ts`,
    text: 'where l.id = c.line_id and c.eater_id = ${answeredEater(eaterId)}',
    becomes: 'where l.id = c.line_id',
    killers,
  },
  {
    fault: 'a dish for somebody is judged again by what the whole table reacts to',
    path: `${orders}/judge/changed-conflicts.ts`,
    text: 'eatersOfLine(line.lineEaterId,',
    becomes: 'eatersOfLine(null,',
    killers,
  },
  {
    fault: 'a dish for somebody is placed by what the whole table reacts to',
    path: `${orders}/place/assess-order.ts`,
    text: 'eatersOfLine(eater?.id,',
    becomes: 'eatersOfLine(null,',
    killers,
  },
  {
    fault: 'a dish is for somebody of another table',
    path: `${orders}/place/assess-order.ts`,
    text: 'if (table && eaterId != null && !table.some(({ id }) => id === eaterId))',
    becomes: 'if (!table)',
    killers,
  },
  {
    fault: 'a change forgets for whom a dish was',
    path: `${orders}/edit/change-conflicts.ts`,
    text: ' && line.eaterId === (eater?.id ?? null)',
    becomes: '',
    killers,
  },
  {
    fault: 'somebody leaves the table while a dish to come is for them',
    path: `${clients}/eaters/change-eaters.ts`,
    text: "if (count > 0) throw new Refusal('in-use', { usedBy: [{ noun: 'orders', count }] });",
    becomes: '',
    killers,
  },
  {
    fault: 'the client themselves leaves their table',
    path: `${clients}/eaters/change-eaters.ts`,
    text: "if (eaterOf(client, id).isClient) throw new Refusal('not-found');",
    becomes: 'eaterOf(client, id);',
    killers,
  },
  {
    fault: 'orders are not judged again by what somebody at the table reacts to',
    path: `${clients}/eaters/change-eaters.ts`,
    text: 'await judgeOrders(transaction, { clientIds: [clientId] }, saving);',
    becomes: '',
    killers,
  },
  {
    fault: 'who eats with the other record goes with it',
    path: `${clients}/merge/merge-clients.ts`,
    text: 'const movedEaters = await moveEaters(transaction, otherId, keptId);',
    becomes: 'const movedEaters = { eaterIds: [], namesakes: [] };',
    killers,
  },
  {
    fault: 'who ate with the other record stays where the merge is undone',
    path: `${clients}/merge/undo-merge.ts`,
    text: 'await moveEatersBack(transaction, { eaterIds: [], namesakes: [], ...undo }, keptId, other.id);',
    becomes: '',
    killers,
  },
  {
    fault: 'an erasure leaves the names of who ate',
    path: `${clients}/personal-data/blank-orders.ts`,
    text: "set eater_id = null, eater_name = ''",
    becomes: 'set eater_id = null',
    killers,
  },
];

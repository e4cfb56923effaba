// Tries the rules of the domain and the verbs of orders by mutants. None may survive without a written reason.
import { parseArgs } from 'node:util';
import { tryRules } from './mutants/rules/try-rules.mjs';
import { tryVerbs } from './mutants/verbs/try-verbs.mjs';
import { verbMutants } from './mutants/verbs/verb-mutants.ts';
import { Stop } from './run.mjs';

const { values: options } = parseArgs({
  options: {
    /** One of both parts alone: `rules` or `verbs`. */
    only: { type: 'string', default: 'rules,verbs' },
    /** Of the verbs only the mutants whose fault or path matches this regular expression. */
    match: { type: 'string', default: '' },
  },
});
const parts = options.only.split(',');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const begin = Date.now();
const sentences = await tryAll().catch((error) => {
  if (!(error instanceof Stop)) throw error;
  return [error.message];
});
for (const sentence of sentences) console.log(sentence);
const outcome = sentences.length === 0 ? 'No mutant survived without a reason' : `${sentences.length} failed`;
console.log(`${outcome}, in ${Math.round((Date.now() - begin) / 60_000)} minutes.`);
process.exitCode = sentences.length === 0 ? 0 : 1;

async function tryAll() {
  if (!parts.every((part) => ['rules', 'verbs'].includes(part))) throw new Stop('Say --only rules, or --only verbs.');
  const pattern = new RegExp(options.match);
  const isMatching = ({ fault, path }) => pattern.test(fault) || pattern.test(path);
  const matchingMutants = verbMutants.filter(isMatching);
  if (matchingMutants.length === 0) throw new Stop('No mutant of the verbs matches.');
  return [
    ...(parts.includes('rules') ? await tryRules() : []),
    ...(parts.includes('verbs') ? await tryVerbs(matchingMutants) : []),
  ];
}

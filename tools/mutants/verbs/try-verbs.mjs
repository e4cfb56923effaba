import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutatedSource } from './mutant.ts';
import { firstFailure } from './run-tests.mjs';
import { copyTree } from './tree-copy.mjs';

/** Copies of the tree, in each of which one mutant is tried at a time. */
const copyCount = 2;

/** Tries each mutant and prints what became of it; answers a sentence for each that stands against the list. */
export async function tryVerbs(mutants) {
  const copies = Array.from({ length: copyCount }, (_, index) => copyTree(index + 1));
  const strays = mutants.flatMap((mutant) => strayText(copies[0], mutant));
  if (strays.length > 0) return strays;
  console.log(`${mutants.length} mutants of the verbs; first their tests without any.`);
  const killers = [...new Set(mutants.flatMap((mutant) => mutant.killers))];
  const failures = await eachInCopies(copies, killers, async (copy, file) => {
    const failure = await firstFailure(copy, [file]);
    return failure === undefined ? [] : [`Without any mutant ${file} fails: ${failure}`];
  });
  return failures.length > 0 ? failures : eachInCopies(copies, mutants, tryMutant);
}

/** A sentence for a mutant whose text does not stand in its file once. */
function strayText(copy, mutant) {
  try {
    mutatedSource(readFileSync(join(copy, mutant.path), 'utf8'), mutant);
    return [];
  } catch (error) {
    return [error.message];
  }
}

async function tryMutant(copy, mutant) {
  const file = join(copy, mutant.path);
  const source = readFileSync(file, 'utf8');
  const begin = Date.now();
  try {
    writeFileSync(file, mutatedSource(source, mutant));
    const failure = await firstFailure(copy, mutant.killers);
    const seconds = Math.round((Date.now() - begin) / 1000);
    const outcome = failure === undefined ? (mutant.reason ? 'accepted' : 'SURVIVED') : 'killed';
    console.log(`${outcome}  ${seconds} s  ${mutant.fault}${failure === undefined ? '' : `: ${failure}`}`);
    return sentencesOf(mutant, failure);
  } finally {
    writeFileSync(file, source);
  }
}

function sentencesOf({ fault, path, killers, reason }, failure) {
  if (failure === undefined)
    return reason ? [] : [`“${fault}” in ${path} survived ${killers.join(', ')}, and there is no reason for it.`];
  return reason ? [`“${fault}” in ${path} is killed by now: leave out why it could not be.`] : [];
}

/** Does the work for each thing, one after the other in each copy. */
async function eachInCopies(copies, items, work) {
  const waitingItems = items.values();
  const sentences = await Promise.all(
    copies.map(async (copy) => {
      const copySentences = [];
      for (const item of waitingItems) copySentences.push(...(await work(copy, item)));
      return copySentences;
    }),
  );
  return sentences.flat();
}

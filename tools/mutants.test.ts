import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { acceptedSurvivors } from './mutants/rules/accepted-survivors.ts';
import { againstList, type Survivor, survivorsIn } from './mutants/rules/survivors.ts';
import { type Mutant, mutatedSource } from './mutants/verbs/mutant.ts';
import { verbMutants } from './mutants/verbs/verb-mutants.ts';

const root = join(import.meta.dirname, '..');

test.each(verbMutants)('“$fault” can be made in $path, and is told from every other one', (mutant) => {
  const source = readFileSync(join(root, mutant.path), 'utf8');
  const mutated = mutatedSource(source, mutant);
  expect(mutated).not.toBe(source);
  // A routine of the database is read by the database.
  if (!mutant.path.endsWith('.sql')) expect(parseSync(mutant.path, mutated).errors).toEqual([]);
  expect(verbMutants.filter(({ fault }) => fault === mutant.fault)).toHaveLength(1);
});

test('tests that are to find a fault exist', () => {
  const killers = [...new Set(verbMutants.flatMap((mutant) => mutant.killers))];
  expect(killers.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('a text that does not occur once is told of by its fault', () => {
  const mutant: Mutant = { fault: 'nothing is due', path: 'a.ts', text: 'due', becomes: '0', killers: [] };
  expect(mutatedSource('sum(due);', mutant)).toBe('sum(0);');
  expect(() => mutatedSource('sum(due, due);', mutant)).toThrow('“nothing is due” 2 times instead of once: due');
  expect(() => mutatedSource('sum();', mutant)).toThrow('0 times');
});

const due: Survivor = { path: 'a.ts', line: 'if (due > 0) pay();', becomes: 'if (due >= 0) pay();' };

test('a survivor is told by its line and by what that becomes, one of many lines by the first', () => {
  const report = {
    files: {
      'a.ts': {
        source: '  if (due > 0) pay();\n  all(() => {\n    pay();\n  });\n',
        mutants: [
          { status: 'Survived', replacement: 'due >= 0', location: placeOf(1, 7, 1, 14) },
          { status: 'NoCoverage', replacement: '{}', location: placeOf(2, 13, 4, 4) },
          { status: 'Killed', replacement: 'true', location: placeOf(1, 7, 1, 14) },
        ],
      },
    },
  };
  expect(survivorsIn(report)).toEqual([due, { path: 'a.ts', line: 'all(() => {', becomes: 'all(() => {} …' }]);
});

test('a survivor without a reason is told, and so is a reason whose mutant survives no longer', () => {
  const paidSurvivor = { ...due, line: 'return paid;', becomes: 'return true;' };
  expect(againstList([due], [due])).toEqual([]);
  expect(againstList([due], [paidSurvivor])).toEqual([
    'a.ts: “if (due > 0) pay();” as “if (due >= 0) pay();” survived, and there is no reason for it.',
    'a.ts: “return paid;” as “return true;” survives no longer: leave out why it could.',
  ]);
});

test('each accepted survivor stands in its file', () => {
  const strays = acceptedSurvivors.flatMap(({ survivors }) =>
    survivors.filter(({ path, line }) => !readFileSync(join(root, path), 'utf8').includes(line)),
  );
  expect(strays).toEqual([]);
});

function placeOf(line: number, column: number, lastLine: number, lastColumn: number) {
  return { start: { line, column }, end: { line: lastLine, column: lastColumn } };
}

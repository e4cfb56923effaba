/** A line of a file, and what a mutant makes of it. One of many lines is told by its first. */
export interface Survivor {
  path: string;
  line: string;
  becomes: string;
}

/** That no test can kill, with why. */
export interface AcceptedSurvivors {
  reason: string;
  survivors: readonly Survivor[];
}

interface Place {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** What Stryker writes of a run, as far as it is read here. */
export interface StrykerReport {
  files: Record<
    string,
    { source: string; mutants: { status: string; replacement?: string; location: { start: Place; end: Place } }[] }
  >;
}

/** Mutants that no test has killed, those that no test reached among them. */
export function survivorsIn({ files }: StrykerReport): Survivor[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ replacement = '', location: { start, end } }) => {
        const line = lines[start.line - 1] ?? '';
        const rest = end.line === start.line ? line.slice(end.column - 1) : ' …';
        return { path, line: line.trim(), becomes: `${line.slice(0, start.column - 1)}${replacement}${rest}`.trim() };
      });
  });
}

/** A sentence for each survivor that the list does not name, and for each of the list that survives no longer. */
export function againstList(survivors: readonly Survivor[], acceptedSurvivors: readonly Survivor[]): string[] {
  const [survivingKeys, acceptedKeys] = [new Set(survivors.map(keyOf)), new Set(acceptedSurvivors.map(keyOf))];
  const unexplained = survivors.filter((survivor) => !acceptedKeys.has(keyOf(survivor)));
  const needless = acceptedSurvivors.filter((survivor) => !survivingKeys.has(keyOf(survivor)));
  return [
    ...unexplained.map((survivor) => `${textOf(survivor)} survived, and there is no reason for it.`),
    ...needless.map((survivor) => `${textOf(survivor)} survives no longer: leave out why it could.`),
  ];
}

const keyOf = ({ path, line, becomes }: Survivor) => JSON.stringify([path, line, becomes]);

const textOf = ({ path, line, becomes }: Survivor) => `${path}: “${line}” as “${becomes}”`;

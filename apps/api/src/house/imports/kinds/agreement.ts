/** What lines of one record contradict each other in. */
export interface Differences {
  /** The line at `index` says otherwise than the one at `firstIndex`, which stands before it. */
  add: (column: string, index: number, firstIndex: number) => void;
}

/** What several lines of one record say: the first that says something, if no other says otherwise. */
export const agreement =
  <Line>(lines: readonly Line[], differences: Differences) =>
  <Value>(
    column: string,
    read: (line: Line) => Value,
    keyOf: (value: NonNullable<Value>) => unknown = (value) => value,
  ) => {
    let firstValue: NonNullable<Value> | undefined;
    let firstIndex = 0;
    lines.forEach((line, index) => {
      const value = read(line);
      if (value === undefined || value === null || value === '') return;
      if (firstValue === undefined) [firstValue, firstIndex] = [value, index];
      else if (keyOf(firstValue) !== keyOf(value)) differences.add(column, index, firstIndex);
    });
    return firstValue;
  };

/** One line says that there is none, another one names some. */
export function addDenial(
  lines: readonly { index: number; isDenial: boolean; isNaming: boolean }[],
  differences: Differences,
): void {
  const denial = lines.find(({ isDenial }) => isDenial);
  const naming = lines.find(({ isNaming }) => isNaming);
  if (denial && naming)
    differences.add('allergens', Math.max(denial.index, naming.index), Math.min(denial.index, naming.index));
}

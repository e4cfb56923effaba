/** What lines of one record contradict each other in. */
export interface Differences {
  /** `index`: of a line that says otherwise than one before it. */
  add: (column: string, index: number) => void;
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
    lines.forEach((line, index) => {
      const value = read(line);
      if (value === undefined || value === null || value === '') return;
      if (firstValue === undefined) firstValue = value;
      else if (keyOf(firstValue) !== keyOf(value)) differences.add(column, index);
    });
    return firstValue;
  };

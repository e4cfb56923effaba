interface ListColumn {
  key: string;
  isExtra?: boolean | undefined;
}

/** In the list's order; always with the first column, which links to the row. */
export function shownColumns<Column extends ListColumn>(
  columns: readonly Column[],
  chosenKeys: readonly string[] | undefined,
): Column[] {
  const usual = columns.filter(({ isExtra }, index) => index === 0 || !isExtra);
  if (!chosenKeys) return usual;
  const columnsShown = columns.filter(({ key }, index) => index === 0 || chosenKeys.includes(key));
  // All keys are unknown.
  return columnsShown.length > 1 || chosenKeys.some((key) => key === columns[0]?.key) ? columnsShown : usual;
}

export function keysWith(
  columns: readonly ListColumn[],
  chosenKeys: readonly string[] | undefined,
  key: string,
  isShown: boolean,
): string[] | undefined {
  const shownKeys = shownColumns(columns, chosenKeys).map((column) => column.key);
  return keysOf(columns, isShown ? [...shownKeys, key] : shownKeys.filter((otherKey) => otherKey !== key));
}

function keysOf(columns: readonly ListColumn[], shownKeys: readonly string[]): string[] | undefined {
  const chosenNames = shownColumns(columns, [...shownKeys, columns[0]?.key ?? '']).map(({ key }) => key);
  return chosenNames.join() ===
    shownColumns(columns, undefined)
      .map(({ key }) => key)
      .join()
    ? undefined
    : chosenNames;
}

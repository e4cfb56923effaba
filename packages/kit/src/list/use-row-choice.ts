import { useState } from 'react';

type Key = string | number;

/** These rows, or all rows of the filters on all pages. */
export interface ChosenRows<Row> {
  rows: readonly Row[];
  all: boolean;
}

export interface RowChoice<Row> extends ChosenRows<Row> {
  has: (key: Key) => boolean;
  /** `range`: also all rows since the last one pressed. */
  toggle: (key: Key, on: boolean, range: boolean) => void;
  extend: (from: Key, to: Key) => void;
  togglePage: (on: boolean) => void;
  wholePage: boolean;
  chooseAll: () => void;
  chooseOnly: (keys: readonly Key[]) => void;
  clear: () => void;
}

interface State<Row> {
  list: string;
  chosen: ReadonlyMap<Key, Row>;
  all: boolean;
  anchor: Key | undefined;
}

/** The choice survives paging; a new search or filter (`list`) clears it. Each row is kept as last loaded. */
export function useRowChoice<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => Key,
  list: string,
): RowChoice<Row> & { anchor: Key | undefined } {
  const begin: State<Row> = { list, chosen: new Map(), all: false, anchor: undefined };
  const [state, setState] = useState(begin);
  const { chosen, all, anchor } = state.list === list ? state : begin;
  const shownRows = new Map(rows.map((row) => [rowKey(row), row]));
  const keys = [...shownRows.keys()];

  const put = (changes: Partial<State<Row>>) => setState({ list, chosen, all: false, anchor, ...changes });
  function changeChoice(out: readonly Key[], into: readonly Key[]) {
    const next = new Map(chosen);
    for (const key of out) next.delete(key);
    for (const key of into) {
      const row = shownRows.get(key);
      if (row !== undefined) next.set(key, row);
    }
    return next;
  }
  function between(start: Key | undefined, end: Key): Key[] {
    const places = [keys.indexOf(start ?? end), keys.indexOf(end)];
    // The other end may be on another page.
    if (places.includes(-1)) return [end];
    return keys.slice(Math.min(...places), Math.max(...places) + 1);
  }

  return {
    rows: [...chosen].map(([key, row]) => shownRows.get(key) ?? row),
    all,
    anchor,
    has: (key) => all || chosen.has(key),
    toggle(key, on, range) {
      const pressedKeys = range ? between(anchor, key) : [key];
      put({
        chosen: on
          ? changeChoice([], pressedKeys)
          : changeChoice(
              all ? keys : pressedKeys,
              all ? keys.filter((candidate) => !pressedKeys.includes(candidate)) : [],
            ),
        anchor: key,
      });
    },
    extend(from, to) {
      const start = anchor ?? from;
      put({ chosen: changeChoice(between(start, from), between(start, to)), anchor: start });
    },
    togglePage: (on) => put({ chosen: on ? changeChoice([], keys) : changeChoice(keys, []) }),
    wholePage: keys.length > 0 && (all || keys.every((key) => chosen.has(key))),
    chooseAll: () => put({ chosen: changeChoice([], keys), all: true }),
    chooseOnly: (keptKeys) => put({ chosen: new Map([...chosen].filter(([key]) => keptKeys.includes(key))) }),
    clear: () => put({ chosen: new Map(), anchor: undefined }),
  };
}

import { useState } from 'react';

type Key = string | number;

/** Rows that are chosen: these, or all that the list's filters let through, on whichever page. */
export interface ChosenRows<Row> {
  rows: readonly Row[];
  all: boolean;
}

/** Choosing rows of a list: what is chosen, and how that changes. */
export interface RowChoice<Row> extends ChosenRows<Row> {
  has: (key: Key) => boolean;
  /** Takes one in or out; with `range` all rows from the last one that was pressed as well. */
  toggle: (key: Key, on: boolean, range: boolean) => void;
  /** Makes what is chosen reach from the last row that was pressed to another one, as the arrow keys with Shift do. */
  extend: (from: Key, to: Key) => void;
  /** Takes all rows of the page in or out. */
  togglePage: (on: boolean) => void;
  /** Whether each row of the page is chosen. */
  wholePage: boolean;
  chooseAll: () => void;
  /** Leaves only those chosen. */
  keep: (keys: readonly Key[]) => void;
  clear: () => void;
}

interface State<Row> {
  /** Of which list: other filters begin anew. */
  list: string;
  chosen: ReadonlyMap<Key, Row>;
  all: boolean;
  /** The row that was pressed last. */
  anchor: Key | undefined;
}

/**
 * Which rows of a list are chosen. They stay while one turns its pages; another search or filter, told by `list`, begins anew. Each is known as
 * it is shown now, or as it was shown last.
 */
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
  /** What is chosen once those are taken out, and then those in. */
  function changeChoice(out: readonly Key[], into: readonly Key[]) {
    const next = new Map(chosen);
    for (const key of out) next.delete(key);
    for (const key of into) {
      const row = shownRows.get(key);
      if (row !== undefined) next.set(key, row);
    }
    return next;
  }
  function between(one: Key | undefined, other: Key): Key[] {
    const places = [keys.indexOf(one ?? other), keys.indexOf(other)];
    // The other end may stand on another page.
    if (places.includes(-1)) return [other];
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
          : changeChoice(all ? keys : pressedKeys, all ? keys.filter((one) => !pressedKeys.includes(one)) : []),
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
    keep: (keptKeys) => put({ chosen: new Map([...chosen].filter(([key]) => keptKeys.includes(key))) }),
    clear: () => put({ chosen: new Map(), anchor: undefined }),
  };
}

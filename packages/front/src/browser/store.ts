/** A list of listeners. `add` answers a function that removes the listener. */
export function createListeners<News extends unknown[] = []>() {
  const all = new Set<(...news: News) => void>();
  return {
    tell: (...news: News) => {
      for (const listener of all) listener(...news);
    },
    add: (listener: (...news: News) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** A value that screens follow: `read` and `subscribe` as React's `useSyncExternalStore` takes them. */
export function createStore<Value>(start: Value) {
  let value = start;
  const listeners = createListeners();
  return {
    read: () => value,
    write(next: Value) {
      value = next;
      listeners.tell();
    },
    subscribe: listeners.add,
  };
}

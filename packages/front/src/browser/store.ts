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

/** `read` and `subscribe` fit React's `useSyncExternalStore`. */
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

export function createListeners<News extends unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>();
  return {
    notify: (...news: News) => {
      for (const listener of listeners) listener(...news);
    },
    add: (listener: (...news: News) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
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
      listeners.notify();
    },
    subscribe: listeners.add,
  };
}

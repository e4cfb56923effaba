/** Unlike in a spread, getters stay getters: what they answer may change while the house works. `second` wins. */
export const joined = <First extends object, Second extends object>(
  first: First,
  second: Second,
): Omit<First, keyof Second> & Second =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(first), ...Object.getOwnPropertyDescriptors(second) },
  ) as Omit<First, keyof Second> & Second;

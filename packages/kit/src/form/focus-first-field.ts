/** Goes to the first field of the form that has the screen to itself. */
export const focusFirstField = (): void =>
  document.querySelector<HTMLElement>('main form :is(input:not([type="hidden"]), textarea, select):enabled')?.focus();

export const focusFirstField = (): void =>
  document.querySelector<HTMLElement>('main form :is(input:not([type="hidden"]), textarea, select):enabled')?.focus();

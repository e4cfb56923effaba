import { useEffect } from 'react';

/** Announces the marked option: Mantine does so only for the arrow keys, and names the old one after typing. */
export function useMarkedOption(list: HTMLElement | null, field: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    if (!list) return undefined;
    const announce = () => {
      const markedOption = list.querySelector('[data-combobox-selected]');
      if (markedOption) field.current?.setAttribute('aria-activedescendant', markedOption.id);
      else field.current?.removeAttribute('aria-activedescendant');
      // Until an option is marked, the chosen one is selected.
      for (const option of list.querySelectorAll('[role="option"]')) {
        const isSelected = markedOption ? option === markedOption : option.hasAttribute('data-checked');
        option.setAttribute('aria-selected', String(isSelected));
      }
    };
    const observer = new MutationObserver(announce);
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-combobox-selected'] });
    announce();
    return () => observer.disconnect();
  }, [list, field]);
}

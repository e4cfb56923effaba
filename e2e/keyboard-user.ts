import type { Page } from 'playwright-core';

interface Focused {
  name: string;
  marked: boolean;
  option: string | undefined;
}

export function keyboardUser(page: Page) {
  const { keyboard } = page;
  const press = (key: string) => keyboard.press(key);

  async function focusOn(): Promise<Focused> {
    const focused = await page.evaluate(readFocus);
    if (!focused.name) throw new Error('the focused element has no name');
    if (!focused.marked) throw new Error(`the focus on “${focused.name}” is not visible`);
    return focused;
  }

  /** Fails if a stop on the way has no visible focus. */
  async function tabTo(name: RegExp, farthest = 90, key = 'Tab'): Promise<void> {
    const passedNames: string[] = [];
    while (passedNames.length < farthest) {
      await press(key);
      const focused = await focusOn();
      if (name.test(focused.name)) return;
      passedNames.push(focused.name);
    }
    throw new Error(`the Tab key did not reach ${String(name)}; it passed ${passedNames.join(' | ')}`);
  }

  return {
    press,
    focusOn,
    /** A new screen focuses its heading. */
    arriveAt: async (title: RegExp) => {
      await page.waitForFunction(
        (source) =>
          document.activeElement?.matches('h1') && new RegExp(source).test(document.activeElement.textContent),
        title.source,
      );
    },
    tabTo,
    backTo: (name: RegExp) => tabTo(name, 90, 'Shift+Tab'),
    /** Waits until an element has the focus, even when the focused one was removed. */
    waitForFocus: () => page.waitForFunction(() => document.activeElement !== document.body),
    typeInto: async (name: RegExp, text: string) => {
      await tabTo(name);
      await keyboard.type(text);
    },
    choose: async (name: RegExp, option: RegExp) => {
      await tabTo(name);
      for (let steps = 0; steps < 20; steps += 1) {
        await press('ArrowDown');
        const { option: at } = await focusOn();
        if (at && option.test(at)) return press('Enter');
      }
      throw new Error(`no ${String(option)} in ${String(name)}`);
    },
  };
}

function readFocus(): Focused {
  const part = document.activeElement;
  if (!part || part === document.body) return { name: 'the browser’s own bar', marked: true, option: undefined };
  const labels = 'labels' in part ? [...((part.labels as NodeListOf<Element> | null) ?? [])] : [];
  const group = part.closest('[role="radiogroup"], [role="group"]')?.getAttribute('aria-label');
  const namedElements = [
    part.getAttribute('aria-label'),
    ...labels.map(({ textContent }) => [group, textContent].filter(Boolean).join(' · ')),
    part.getAttribute('placeholder'),
    part.matches('a, button, summary') ? part.textContent : undefined,
    // Only an element focused by script may have no name.
    part.getAttribute('tabindex') === '-1' ? part.tagName : undefined,
  ];
  const isDrawn = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  // A parent or a label may draw the outline.
  const around = [part, ...labels, part.parentElement, part.parentElement?.parentElement].filter(
    (candidate) => !!candidate,
  );
  const option = document.getElementById(part.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return {
    name: (namedElements.find((name) => name?.trim()) ?? '').trim(),
    marked: around.some(isDrawn) || getComputedStyle(part).boxShadow !== 'none',
    option,
  };
}

import type { Page } from 'playwright-core';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { leaveTab, openTab, type TabOptions } from '../browser.ts';

export interface Visitor {
  page: Page;
  /** What the browser's console complained about. */
  complaints: string[];
}

/** Somebody who comes to the site where one orders, for a test or for all tests of a file. */
export async function visitorOf(shopUrl: string, options: TabOptions = {}): Promise<Visitor> {
  const tab = await openTab(
    // What a service worker keeps would be there for the next page of a test too.
    {
      baseURL: shopUrl,
      locale: 'fr-FR',
      viewport: { width: 1280, height: 860 },
      serviceWorkers: 'block',
      ...options,
    },
    true,
  );
  if (TestRunner.getCurrentTest()) onTestFinished(() => leaveTab(tab));
  else afterAll(() => leaveTab(tab));
  const { page } = tab;
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}

/** Waits until the parts of a page are alive that go on in the browser. */
export const alive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['alive'] === 'true');

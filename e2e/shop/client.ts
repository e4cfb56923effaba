import type { Page } from 'playwright-core';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { leaveTab, openTab, type TabOptions } from '../browser.ts';

export interface Visitor {
  page: Page;
  complaints: string[];
}

export async function visitorOf(shopUrl: string, options: TabOptions = {}): Promise<Visitor> {
  const tab = await openTab(
    // A service worker's cache would stay for the next page.
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

export const alive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['alive'] === 'true');

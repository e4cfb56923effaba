// In a worker, which can be terminated: the parser promises no bound. The site parses with the same one.
import { parentPort, workerData } from 'node:worker_threads';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { PageText } from './pages-drawn.ts';

/** A text begins to be parsed; no field: all are parsed. */
export interface ParsingStep {
  page: number;
  field?: string;
  /** Processor time of the worker, in microseconds. */
  at: number;
}

function postStep(page: number, field?: string): void {
  const { user, system } = process.threadCpuUsage();
  parentPort?.postMessage({ page, ...(field !== undefined && { field }), at: user + system } satisfies ParsingStep);
}

const pages = workerData as PageText[][];
for (const [page, texts] of pages.entries())
  for (const { field, text } of texts) {
    postStep(page, field);
    fromMarkdown(text);
  }
postStep(pages.length);

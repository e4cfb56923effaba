import { Worker } from 'node:worker_threads';
import { Refusal } from './refusal.ts';
import type { FileFault } from './unreadable-file.ts';

interface Thread<Message, Answer> {
  /** Posts messages, or the `code` of a fault. */
  script: URL;
  file: Uint8Array;
  /** Of the thread's own heap. */
  mostMegabytes: number;
  /** Milliseconds. */
  patience: number;
  /** What a fault of memory or time means. */
  exhausted: FileFault;
  onMessage: (message: Message, answer: (result: Answer | Promise<Answer>) => void) => void;
}

/** Reads a file in a thread of its own, so that nobody waits. @throws {Refusal} `file-…` */
export async function readInThread<Message extends object, Answer>({
  script,
  file,
  mostMegabytes,
  patience,
  exhausted,
  onMessage,
}: Thread<Message, Answer>): Promise<Answer> {
  // Its own copy: the thread takes it over.
  const bytes = Uint8Array.from(file);
  const worker = new Worker(script, {
    execArgv: [],
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const hurry = setTimeout(() => void worker.terminate(), patience);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  worker.on('message', (message: Message | { code: FileFault }) => {
    if ('code' in message) reject(new Refusal(message.code));
    else onMessage(message, (result) => void Promise.resolve(result).then(resolve, reject));
  });
  worker.once('error', (cause) => reject(new Refusal(exhausted, {}, { cause })));
  worker.once('exit', (code) => code !== 0 && reject(new Refusal(exhausted)));
  try {
    return await promise;
  } finally {
    clearTimeout(hurry);
    await worker.terminate();
  }
}

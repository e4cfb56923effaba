// In a worker, since reading the dictionaries takes up to a second of computing, and measurements come in crowds.
import { parentPort } from 'node:worker_threads';
import { type Score, strengthOf } from '@traiteur/domain/access/password-strength.ts';

export interface Measurement {
  id: number;
  score: Score;
}

parentPort?.on('message', ({ id, password }: { id: number; password: string }) => {
  void strengthOf(password).then((score) => parentPort?.postMessage({ id, score } satisfies Measurement));
});

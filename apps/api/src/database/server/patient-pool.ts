import pg from 'pg';
import { codeOf } from '../../core/start-error.ts';
import { DatabaseClient, isReadOnly } from './database-client.ts';
import { hostsOf } from './server-hosts.ts';

/** Milliseconds between tries to get one more connection of a server that had none. */
const trial = 200;

export const lacksConnections = (error: unknown): boolean => codeOf(error) === '53300';

type Lending = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

interface PatientOptions extends pg.PoolConfig {
  connectionString: string;
  /** Milliseconds that a query waits for a connection. */
  connectionTimeoutMillis: number;
  readsOnly?: boolean;
}

/**
 * Where the server has no connection left, a query waits for one of ours, or until the server has one again: `pg`
 * fails at once. Of several hosts the others are asked before a query fails. Connections to a server that takes no
 * writes any more are lent to nobody.
 */
export class PatientPool extends pg.Pool {
  readonly #patience: number;
  readonly #hasOtherHosts: boolean;
  #waiting: (() => void)[] = [];
  #trial: NodeJS.Timeout | undefined;
  #isLacking = false;
  /** Connections older than the last write that was refused may lead to the same server. */
  #eras = new WeakMap<pg.PoolClient, number>();
  #era = 0;
  /** Called when the server has no connection left, and when it has one again. */
  onLack: (isLacking: boolean) => void = () => undefined;

  constructor(options: PatientOptions) {
    super({ ...options, Client: DatabaseClient as typeof pg.Client });
    this.#patience = options.connectionTimeoutMillis;
    this.#hasOtherHosts = hostsOf(options.connectionString).length > 1;
    this.on('connect', (client) => {
      this.#eras.set(client, this.#era);
      this.#note(false);
    });
    this.on('release', (error) => {
      if (isReadOnly(error)) this.#era++;
      this.#wake();
    });
  }

  /** How many queries wait because the server has no connection left. */
  get lackCount(): number {
    return this.#waiting.length;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Lending): void;
  override connect(callback?: Lending): Promise<pg.PoolClient> | void {
    const lending = this.#lend();
    if (!callback) return lending;
    lending.then(
      (client) => callback(undefined, client, onceOf(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #lend(): Promise<pg.PoolClient> {
    const end = performance.now() + this.#patience;
    let hasMissed = false;
    // Whoever came before is served before.
    if (this.#waiting.length > 0 && this.idleCount === 0) await this.#turn(end, 'push');
    for (;;) {
      try {
        const client = await super.connect();
        this.#wake();
        if (this.#eras.get(client) === this.#era) return client;
        client.release(true);
      } catch (error) {
        const isLack = lacksConnections(error);
        this.#note(isLack);
        // Whatever else is wrong, the others are told at once too.
        if (!isLack) this.#wake();
        // The host that wrote last is gone: another one may write by now.
        const isOver = performance.now() >= end || !(isLack || (this.#hasOtherHosts && !hasMissed));
        if (isOver) throw error;
        if (isLack) await this.#turn(end, 'unshift');
        else hasMissed = true;
      }
    }
  }

  #turn(end: number, place: 'push' | 'unshift'): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const turn = () => {
      clearTimeout(limit);
      resolve();
    };
    const limit = setTimeout(
      () => {
        this.#waiting = this.#waiting.filter((waiter) => waiter !== turn);
        turn();
      },
      Math.max(0, end - performance.now()),
    );
    this.#waiting[place](turn);
    this.#tryAgain();
    return promise;
  }

  #wake(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) this.#tryAgain();
  }

  #tryAgain(): void {
    if (this.#trial) return;
    this.#trial = setTimeout(() => {
      this.#trial = undefined;
      this.#wake();
    }, trial);
  }

  #note(isLacking: boolean): void {
    if (isLacking === this.#isLacking) return;
    this.#isLacking = isLacking;
    this.onLack(isLacking);
  }
}

/** A queue that is stopped twice gives its line back twice, and the second time there would be nobody to hear of it. */
function onceOf(client: pg.PoolClient): (error?: Error | boolean) => void {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    client.release(error);
  };
}

/** Background work on any node. It may be interrupted anywhere and then runs again. */
export interface Job {
  name: string;
  run: (payload: unknown) => Promise<void>;
  /** Cron, in UTC. */
  schedule?: string;
  atStart?: boolean;
  /** Logs failures only. */
  quiet?: boolean;
}

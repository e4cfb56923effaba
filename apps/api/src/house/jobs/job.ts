/** Work that is done beside requests, by whichever node takes it. It may be cut short anywhere, and is then done again. */
export interface Job {
  /** As the log and the queue call it. */
  name: string;
  run: (payload: unknown) => Promise<void>;
  /** When it is due by itself: minute, hour, day, month and weekday, in UTC. */
  schedule?: string;
  /** Whether it is also due whenever the house starts. */
  atStart?: boolean;
  /** Whether the log is told only of failures. */
  quiet?: boolean;
}

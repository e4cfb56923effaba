/** The cookies that a request brings, and those that its answer leaves. */
export interface Cookies {
  read: (name: string) => string | undefined;
  /** Leaves a cookie that no script reads and no other site sends, for so many seconds; without a value, takes it away. */
  write: (name: string, value: string | undefined, seconds: number) => void;
}

/** Who sends a request: a page of this house, a page of another origin, or no page. */
export type Sender = 'own-page' | 'foreign-page' | 'program';

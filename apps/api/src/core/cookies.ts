export interface Cookies {
  read: (name: string) => string | undefined;
  /** An HttpOnly, SameSite cookie for that many seconds; without a value, deletes it. */
  write: (name: string, value: string | undefined, seconds: number) => void;
}

/** Sent from our page, another origin's page, or no page. */
export type Sender = 'own-page' | 'foreign-page' | 'program';

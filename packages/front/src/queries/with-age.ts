/** Seconds: younger data are worth no word. */
const noticed = 5;

export type Aged<Answer> = Answer & {
  /** The moment of data that lag by some seconds. */
  asOf?: string;
};

interface Hearing {
  onAge: (seconds: number) => void;
}

/** What may come from a replica, with the moment it tells of where that is worth a word. */
export async function withAge<Answer extends object>(
  ask: (hearing: Hearing) => Promise<Answer>,
): Promise<Aged<Answer>> {
  let asOf: string | undefined;
  const answer = await ask({ onAge: (seconds) => (asOf = momentOf(seconds)) });
  return { ...answer, ...(asOf && { asOf }) };
}

/** Undefined for data that are young, or of no replica. */
export function momentOf(seconds: number): string | undefined {
  return seconds >= noticed ? new Date(Date.now() - seconds * 1000).toISOString() : undefined;
}

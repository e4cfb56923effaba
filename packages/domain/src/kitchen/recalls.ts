/** What came of a call. */
export const callOutcomes = ['spoken', 'voicemail', 'no-answer'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

interface Contact {
  /** Of the mail; null where there is none, or it was cleaned up. */
  mail: { state: string } | null;
  call: { outcome: CallOutcome } | null;
}

/** Somebody spoke with them, or their mail has left; a message on a machine is nobody's answer. */
export const isReached = ({ mail, call }: Contact): boolean => mail?.state === 'sent' || call?.outcome === 'spoken';

import type { PlainConflict, PlainDishes, PlainEater, PlainLine, PlainOrder } from './plain-facts.ts';

// The rules of the house about allergies, said a second time and by nobody who wrote them the first time.

/** Somebody may eat a dish with what they react to. */
interface Meeting {
  /** Index in the lines. */
  line: number;
  eaterId: number;
  isClient: boolean;
  productId: number;
  allergenId: number;
  severity: string;
  presence: string;
}

export const meetingsOf = (
  lines: readonly PlainLine[],
  table: readonly PlainEater[],
  dishes: PlainDishes,
): Meeting[] => {
  const meetings: Meeting[] = [];
  for (const [line, { productId, eaterId }] of lines.entries())
    for (const eater of table) {
      if (eaterId !== null && eaterId !== eater.id) continue;
      for (const [allergenId, severity] of eater.reactions) {
        const presence = dishes.get(productId)?.get(allergenId);
        if (presence === undefined) continue;
        meetings.push({
          line,
          eaterId: eater.id,
          isClient: eater.isClient,
          productId,
          allergenId,
          severity,
          presence,
        });
      }
    }
  return meetings;
};

export const endangers = ({ severity, presence }: Pick<Meeting, 'severity' | 'presence'>): boolean =>
  severity === 'allergy' && presence === 'contains';

type Known = Pick<Meeting, 'productId' | 'allergenId' | 'severity' | 'presence'> & { eaterId: number | null };

export const isSame = (a: Known, b: Known): boolean =>
  a.eaterId === b.eaterId &&
  a.productId === b.productId &&
  a.allergenId === b.allergenId &&
  a.severity === b.severity &&
  a.presence === b.presence;

export interface Answer {
  eaterId?: number | undefined;
  productId: number;
  allergenIds: readonly number[];
  reason?: string;
  severity?: string;
  presence?: string;
}

/** An answer names who eats, the dish and the allergen; a client's also what it answers. */
const answers = (answer: Answer, meeting: Meeting): boolean =>
  (answer.eaterId === undefined ? meeting.isClient : answer.eaterId === meeting.eaterId) &&
  answer.productId === meeting.productId &&
  answer.allergenIds.includes(meeting.allergenId) &&
  (answer.severity ?? meeting.severity) === meeting.severity &&
  (answer.presence ?? meeting.presence) === meeting.presence;

/** What must be refused, as `field code`; nothing else about allergies may be. */
export const refusalsToStaff = (
  meetings: readonly Meeting[],
  givenAnswers: readonly Answer[],
  standing: readonly PlainConflict[] = [],
): Set<string> =>
  new Set(
    meetings
      .filter(endangers)
      .filter((meeting) => !standing.some((conflict) => isSame(conflict, meeting)))
      .filter((meeting) => !givenAnswers.some((answer) => answers(answer, meeting)))
      .map(({ line }) => `lines.${line}.productId allergy-not-overridden`),
  );

interface ClientRules {
  /** Whether the house lets clients answer for an allergy. */
  mayAnswer: boolean;
  lines: readonly PlainLine[];
  /** As it stands before the change. */
  order?: PlainOrder | undefined;
}

export const refusalsToClient = (
  meetings: readonly Meeting[],
  givenAnswers: readonly Answer[],
  { mayAnswer, lines, order }: ClientRules,
): Set<string> =>
  new Set(
    meetings.flatMap((meeting) => {
      const field = `lines.${meeting.line}.productId`;
      const isForbidden = endangers(meeting) && !mayAnswer;
      const isAnswered = order?.conflicts.some((conflict) => conflict.answeredBy !== null && isSame(conflict, meeting));
      const grows = order && portionsOf(meeting, lines) > portionsOf(meeting, order.lines);
      if (isAnswered && !(isForbidden && grows)) return [];
      if (isForbidden) return [`${field} own-allergy`];
      return givenAnswers.some((answer) => answers(answer, meeting)) ? [] : [`${field} own-allergy-not-accepted`];
    }),
  );

const portionsOf = ({ productId, eaterId }: Meeting, lines: readonly PlainLine[]): number =>
  lines
    .filter((line) => line.productId === productId && (line.eaterId === null || line.eaterId === eaterId))
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** What an order does not say of its dishes, or says of dishes that meet nothing. */
export function untruthsOf(order: PlainOrder, table: readonly PlainEater[], dishes: PlainDishes): string[] {
  const meetings = meetingsOf(order.lines, table, dishes);
  const isSaid = (meeting: Meeting, conflict: PlainConflict) =>
    Number(conflict.lineId) === order.lines[meeting.line]?.id && isSame(conflict, meeting);
  return [
    ...meetings
      .filter((meeting) => !order.conflicts.some((conflict) => isSaid(meeting, conflict)))
      .map((meeting) => `order ${order.id} is silent about ${JSON.stringify(meeting)}`),
    ...order.conflicts
      .filter((conflict) => !meetings.some((meeting) => isSaid(meeting, conflict)))
      .map((conflict) => `order ${order.id} warns of what nobody meets: ${JSON.stringify(conflict)}`),
  ];
}

/** Those for whom nobody has answered by name, with a reason. */
export const dangersOf = (order: PlainOrder, table: readonly PlainEater[], dishes: PlainDishes): Meeting[] =>
  meetingsOf(order.lines, table, dishes)
    .filter(endangers)
    .filter(
      (meeting) =>
        !order.conflicts.some((conflict) => isSame(conflict, meeting) && conflict.answeredBy && conflict.reason),
    );

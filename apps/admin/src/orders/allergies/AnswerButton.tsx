import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isUnanswered } from '@traiteur/domain/orders/allergies.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useConflictSentence } from '@traiteur/front/orders/use-conflict-sentence.ts';
import { reactingPerson } from '@traiteur/front/orders/table.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../reasons/ReasonDialog.tsx';
import { useAnswer } from './use-answer.ts';

interface AnswerButtonProps {
  order: Order;
  productId: number;
}

/** Answers for all unanswered conflicts of a dish with one eater, then the next; name and reason stay on the order. */
export function AnswerButton({ order, productId }: AnswerButtonProps) {
  const api = useApi();
  const words = useTranslations('orders.conflict');
  const sentence = useConflictSentence();
  const [isAsking, setAsking] = useState(false);
  const { answer, isUnderWay } = useAnswer(order.id);
  const waiting = order.conflicts.filter(
    (conflict) => isUnanswered(conflict) && order.lines[conflict.line]?.productId === productId,
  );
  const [first] = waiting;
  const ofEater = waiting.filter(({ eaterId }) => eaterId === first?.eaterId);
  const byAllergen = [...new Map(ofEater.map((conflict) => [conflict.allergenId, conflict])).values()];
  if (!api.offers('orders', 'answerAllergyConflict')) return null;
  return (
    <>
      <Button variant="danger" className="no-print" onClick={() => setAsking(true)}>
        {words('answer')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={words('stop')}
          confirm={words('answerConfirm')}
          busy={isUnderWay}
          onClose={() => setAsking(false)}
          onReason={(reason) =>
            answer({
              eaterId: first?.eaterId ?? undefined,
              productId,
              allergenIds: byAllergen.map((conflict) => conflict.allergenId),
              reason,
            })
          }
        >
          {byAllergen.map((conflict) => (
            <strong key={conflict.allergenId}>
              {sentence(conflict, reactingPerson(conflict, order.client), order.lines[conflict.line]?.name)}
            </strong>
          ))}
          <p>{words('answerExplained')}</p>
        </ReasonDialog>
      )}
    </>
  );
}

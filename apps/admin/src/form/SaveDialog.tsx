import type { Problem } from '@traiteur/contract/statement/refusals.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { keyOf } from '../noun/noun.ts';
import type { RecordForm } from './use-record-form.ts';
import type { SaveQuestion } from './use-save-questions.ts';
import { RecordVersionChoice } from './RecordVersionChoice.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

interface SaveDialogProps<Values extends FieldValues> {
  form: RecordForm<Values>;
}

/** The form's questions: remove, leave, a colleague saved meanwhile, the record is in use. */
export function SaveDialog<Values extends FieldValues>({ form }: SaveDialogProps<Values>) {
  const words = useTranslations('forms');
  const { question, dismiss, saveBoth } = form.questions;
  const [last, setLast] = useState<Asked>('remove');
  if (question && question.kind !== 'stale' && question.kind !== last) setLast(question.kind);
  const { title, explained, answers } = useWording(form)[last];
  if (question?.kind === 'stale')
    return (
      <VersionsDialog
        differences={question.differences}
        confirm={words('saveChosen')}
        onClose={dismiss}
        onChoose={(theirParts) => void saveBoth(question.theirs, theirParts)}
      >
        {(difference, choice) => <RecordVersionChoice tag={form.record.tag} difference={difference} {...choice} />}
      </VersionsDialog>
    );
  return (
    // The text stays while the dialog fades out.
    <Dialog opened={question !== undefined} title={title} onClose={dismiss}>
      {explained}
      <div className="dialog-actions">{answers}</div>
    </Dialog>
  );
}

/** `stale` has a dialog of its own. */
type Asked = Exclude<SaveQuestion['kind'], 'stale'>;

interface Wording {
  title: string;
  explained: ReactNode;
  /** The harmless answer first. */
  answers: ReactNode;
}

function useWording<Values extends FieldValues>({
  questions,
  record,
  canDeactivate,
}: RecordForm<Values>): Record<Asked, Wording> {
  const words = useTranslations('forms');
  const { question, dismiss } = questions;
  const cancel = <Button onClick={dismiss}>{words('cancel')}</Button>;
  const cancelFirst = (
    <Button data-autofocus onClick={dismiss}>
      {words('cancel')}
    </Button>
  );
  return {
    remove: {
      title: words('removeQuestion'),
      explained: words('removeExplained'),
      answers: (
        <>
          {cancelFirst}
          <Button variant="danger" onClick={() => void questions.remove()}>
            {words('remove')}
          </Button>
        </>
      ),
    },
    leave: {
      title: words('leaveQuestion'),
      explained: words('leaveExplained'),
      answers: (
        <>
          {cancelFirst}
          <Button variant="danger" onClick={() => question?.kind === 'leave' && question.leave()}>
            {words('leave')}
          </Button>
        </>
      ),
    },
    gone: {
      title: words('goneQuestion'),
      explained: <p>{words('goneExplained')}</p>,
      answers: (
        <>
          {cancel}
          {record.canAdd && (
            <Button variant="primary" onClick={() => void questions.addAgain()}>
              {words('addAgain')}
            </Button>
          )}
        </>
      ),
    },
    'in-use': {
      title: words('inUse'),
      explained: question?.kind === 'in-use' && <Uses problem={question.problem} />,
      answers: (
        <>
          {cancel}
          {canDeactivate && (
            <Button variant="primary" onClick={() => void questions.deactivate()}>
              {words('deactivate')}
            </Button>
          )}
        </>
      ),
    },
  };
}

function Uses({ problem: { title, usedBy } }: { problem: Problem }) {
  const texts = useTranslations();
  return (
    <>
      <p>{title}</p>
      <ul>
        {usedBy?.map(({ noun, count }) => (
          // The server names the noun. Every noun that uses another one has a `count` among its words.
          <li key={noun}>{texts(`${keyOf(noun)}.count` as 'orders.count', { count })}</li>
        ))}
      </ul>
    </>
  );
}

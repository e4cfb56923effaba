import type { ContactMessage } from '@traiteur/contract/clients/contact-messages.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import { AnswerDialog } from './AnswerDialog.tsx';
import { WrittenMessage } from './WrittenMessage.tsx';

interface ContactMessageDialogProps {
  message: ContactMessage;
  onClose: () => void;
}

export function ContactMessageDialog({ message, onClose }: ContactMessageDialogProps) {
  const api = useApi();
  const words = useTranslations('contactMessages');
  if (message.state !== 'closed' && api.offers('contact-messages', 'answerContactMessage'))
    return <AnswerDialog message={message} onClose={onClose} />;
  return (
    <Dialog opened size="lg" title={words('messageOf', { name: message.name })} onClose={onClose}>
      <WrittenMessage message={message} />
    </Dialog>
  );
}

import { useFront } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './InvitationLink.module.css';

interface InvitationLinkProps {
  link: string;
  /** Of the invited colleague. */
  name: string;
}

/** The link of an invitation that was not mailed. It is shown only once. */
export function InvitationLink({ link, name }: InvitationLinkProps) {
  const { browser } = useFront();
  const words = useTranslations('invitations');
  const shownLink = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await browser.copy(link);
      toast.success(words('copied'));
    } catch {
      shownLink.current?.select();
      toast.error(words('notCopied'));
    }
  }
  return (
    <>
      <p role="status">{words('handOver', { name })}</p>
      <div className={styles['row']}>
        <input
          ref={shownLink}
          value={link}
          readOnly
          aria-label={words('link')}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="primary" onClick={() => void copy()}>
          {words('copy')}
        </Button>
      </div>
    </>
  );
}

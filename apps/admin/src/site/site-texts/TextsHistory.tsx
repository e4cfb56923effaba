import { siteTextsInput, type SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownFields } from '../../form/own-fields.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

interface TextsHistoryProps {
  onLook: (texts: SiteTextsInput) => void;
  onTakeBack: (texts: SiteTextsInput) => void;
}

export function TextsHistory({ onLook, onTakeBack }: TextsHistoryProps) {
  const words = useTranslations('siteTexts.history');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words('open')}</Button>
      {isOpen && (
        <HistoryDialog
          onClose={() => setOpen(false)}
          onLook={(texts) => onLook(inputOf(texts))}
          onTakeBack={(texts, { version }) => {
            onTakeBack(inputOf(texts));
            setOpen(false);
            toast.success(words('taken', { version: String(version) }));
          }}
        />
      )}
    </>
  );
}

const inputOf = (texts: object) => ownFields(siteTextsInput, texts) as SiteTextsInput;

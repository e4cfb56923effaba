import { Palette } from '@traiteur/kit/overlays/Palette.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { EarlyText } from './EarlyInput.tsx';
import { isWorthAsking } from './rank.ts';
import { useFoundScreens } from './use-found-screens.ts';
import { useFoundRecords } from './use-found-records.ts';

interface FinderProps {
  /** Typed before the search was loaded. */
  early: EarlyText;
  onClose: () => void;
}

/** Searches all screens and records that this user may open. */
export default function Finder({ early, onClose }: FinderProps) {
  const words = useTranslations('finder');
  const navigate = useNavigate();
  const [text, setText] = useState(early.text);
  const screens = useFoundScreens(text);
  const { groups, ...state } = useFoundRecords(text);
  return (
    <Palette
      label={words('label')}
      text={text}
      onText={setText}
      isEntered={early.isEntered}
      groups={[screens, ...groups]}
      {...state}
      count={(count) => words('count', { count })}
      empty={words(isWorthAsking(text) ? 'empty' : 'short')}
      onChoose={(item) => {
        onClose();
        void navigate(item.to);
      }}
      onClose={onClose}
    />
  );
}

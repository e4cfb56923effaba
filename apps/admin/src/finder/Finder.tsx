import { Palette } from '@traiteur/kit/overlays/Palette.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isWorthAsking } from './rank.ts';
import { useFoundScreens } from './use-found-screens.ts';
import { useFoundRecords } from './use-found-records.ts';

/** The header's search: any screen, order, client, dish that this user may open, by what it is called. */
export default function Finder({ onClose }: { onClose: () => void }) {
  const words = useTranslations('finder');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const screens = useFoundScreens(text);
  const { groups, ...state } = useFoundRecords(text);
  return (
    <Palette
      label={words('label')}
      text={text}
      onText={setText}
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

import en from 'virtual:words/site-texts/en';
import fr from 'virtual:words/site-texts/fr';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { SiteTextsForm } from './SiteTextsForm.tsx';

export default function SiteTextsPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <SiteTextsForm />
    </ScreenWords>
  );
}

import en from 'virtual:words/screen/siteTexts/en';
import fr from 'virtual:words/screen/siteTexts/fr';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { SiteTextsForm } from './SiteTextsForm.tsx';

export default function SiteTextsPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <SiteTextsForm />
    </ScreenWords>
  );
}

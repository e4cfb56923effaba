import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { BrandFields } from './BrandFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { AboutFields, FiguresHelp, HomeFields, LegalFields, QuestionsFields, TermsFields } from './PageFields.tsx';
import { isOptional, type Section } from './sections.ts';

const fields: Readonly<Record<Section, ComponentType>> = {
  home: HomeFields,
  brand: BrandFields,
  questions: QuestionsFields,
  contact: ContactFields,
  about: AboutFields,
  terms: TermsFields,
  legal: LegalFields,
};

export function SectionFields({ section }: { section: Section }) {
  const words = useTranslations('siteTexts');
  const Fields = fields[section];
  return (
    <>
      {isOptional(section) && (
        <Card>
          <SwitchField name={`pages.${section}`} label={words('shown')} hint={words('shownHint')} />
        </Card>
      )}
      <Fields />
      {section !== 'brand' && <FiguresHelp />}
    </>
  );
}

import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { siteTextOperations } from '@traiteur/contract/site/site-texts.ts';
import { usualColours } from '@traiteur/domain/site/brand-colours.ts';
import { PendingUploads } from '@traiteur/front/forms/pending-uploads.ts';
import { useWidth } from '@traiteur/kit/chart/use-width.ts';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { SaveButton } from '../../form/RecordButtons.tsx';
import { SaveDialog } from '../../form/SaveDialog.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { LegalDuties } from './LegalDuties.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SectionFields } from './SectionFields.tsx';
import { pageOf } from './sections.ts';
import styles from './SiteTexts.module.css';
import { TextsHead } from './TextsHead.tsx';
import { TextsHistory } from './TextsHistory.tsx';
import { useSection } from './use-section.ts';

const noText = { fr: '', en: '' };

/** Shown until the saved texts have loaded. */
const blank: SiteTextsInput = {
  brand: { name: '', logoId: null, colours: usualColours },
  home: { title: noText, subtitle: noText, description: noText, promises: [], how: { title: noText, steps: [] } },
  questions: [],
  contact: { phone: '', email: '', text: noText, hours: [], hoursNote: noText },
  legal: [],
  terms: noText,
  about: noText,
  pages: { about: false, questions: true, contact: true, terms: false },
};

const stay = () => undefined;

/** Pixels: the width of a form with a phone's page beside it. */
const widthWithPreview = 1040;

/** All sections are one form, so that unsaved texts of one section wait for the others. */
export function SiteTextsForm() {
  const words = useTranslations('siteTexts');
  const form = useRecordForm<SiteTextsInput>(siteTextOperations, { blank, id: 1, done: stay });
  const { record, drafted, questions } = form;
  const { section, language, setLanguage, fields } = useSection(drafted.form);
  const ownLocale = useLocale();
  const locale = language === 'both' ? ownLocale : language;
  const [page, width] = useWidth();
  const [previewed, setPreviewed] = useState<SiteTextsInput>();
  const hasPanel = width >= widthWithPreview;

  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle')}
      action={
        <TextsHistory
          onLook={setPreviewed}
          onTakeBack={(texts) => drafted.form.reset(texts, { keepDefaultValues: true })}
        />
      }
    >
      <div ref={page}>
        <Shown query={record.query} card="both" shape={<Skeleton width="80%" height={36} />}>
          {() => (
            <FormProvider {...drafted.form}>
              <LegalDuties />
              <TextsHead section={section} language={language} onLanguage={setLanguage} />
              <div className={hasPanel ? styles['beside'] : undefined}>
                <Form
                  form={drafted.form}
                  readOnly={!record.canSave}
                  onSubmit={(values) => questions.save(values)}
                  actions={
                    <>
                      <SaveButton form={form} />
                      {!hasPanel && (
                        <Button onClick={() => void drafted.form.handleSubmit(setPreviewed)()}>
                          {words('preview.open')}
                        </Button>
                      )}
                    </>
                  }
                >
                  <DraftLine {...drafted.line} />
                  <PendingUploads value={drafted.uploads.add}>
                    <div ref={fields} className={styles['groups']} data-language={language}>
                      <SectionFields key={section} section={section} />
                    </div>
                  </PendingUploads>
                </Form>
                {hasPanel && <PreviewPanel section={section} locale={locale} />}
              </div>
            </FormProvider>
          )}
        </Shown>
      </div>
      {previewed && (
        <PreviewDialog
          texts={previewed}
          page={pageOf(section)}
          locale={locale}
          onClose={() => setPreviewed(undefined)}
        />
      )}
      <SaveDialog form={form} />
    </Screen>
  );
}

import { mostRows } from '@traiteur/contract/site/house-texts.ts';
import { type SiteFigure, siteFigures } from '@traiteur/domain/site/figures.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useTranslations } from 'use-intl';
import { RowsField } from './RowsField.tsx';
import styles from './SiteTexts.module.css';

const noText = { fr: '', en: '' };

/** The figures that texts may name in braces, in either language. */
export function FiguresHelp() {
  const words = useTranslations('siteTexts');
  // `Object.keys` forgets the type of the keys.
  const figures = Object.keys(siteFigures) as SiteFigure[];
  return (
    <details className={styles['help']}>
      <summary>{words('figures')}</summary>
      <p className="hint">{words('figuresHint')}</p>
      <Facts
        facts={figures.map(
          (figure) =>
            [words(`figureNames.${figure}`), siteFigures[figure].map((name) => `{${name}}`).join(' · ')] as const,
        )}
      />
      <p className="hint">{words('markdown')}</p>
    </details>
  );
}

export function HomeFields() {
  const words = useTranslations('siteTexts');
  return (
    <FieldGroup title={words('fields.home')}>
      <BilingualField name="home.title" label={words('home.title')} copied />
      <BilingualField name="home.subtitle" label={words('home.subtitle')} copied />
      <BilingualField name="home.description" label={words('home.description')} multiline copied />
      <p className="hint">{words('home.promisesHint')}</p>
      <RowsField name="home.promises" label={words('home.promises')} blank={noText} most={mostRows.promises}>
        {(row) => <BilingualField name={row} label={words('home.promise')} copied />}
      </RowsField>
      <BilingualField name="home.how.title" label={words('home.how')} copied />
      <RowsField
        name="home.how.steps"
        label={words('home.steps')}
        blank={{ title: noText, text: noText }}
        most={mostRows.steps}
      >
        {(row) => (
          <>
            <BilingualField name={`${row}.title`} label={words('home.stepTitle')} copied />
            <BilingualField name={`${row}.text`} label={words('home.stepText')} multiline copied />
          </>
        )}
      </RowsField>
    </FieldGroup>
  );
}

export function QuestionsFields() {
  const words = useTranslations('siteTexts');
  return (
    <FieldGroup title={words('fields.questions')}>
      <RowsField
        name="questions"
        label={words('fields.questions')}
        blank={{ question: noText, answer: noText }}
        most={mostRows.questions}
        isNamedAround
      >
        {(row) => (
          <>
            <BilingualField name={`${row}.question`} label={words('questions.question')} copied />
            <BilingualField name={`${row}.answer`} label={words('questions.answer')} multiline copied />
          </>
        )}
      </RowsField>
    </FieldGroup>
  );
}

export function LegalFields() {
  const words = useTranslations('siteTexts');
  return (
    <FieldGroup title={words('fields.legal')}>
      <p className="hint">{words('legal.hint')}</p>
      <RowsField
        name="legal"
        label={words('fields.legal')}
        blank={{ title: noText, text: noText }}
        most={mostRows.legal}
        isNamedAround
      >
        {(row) => (
          <>
            <BilingualField name={`${row}.title`} label={words('legal.section')} copied />
            <BilingualField name={`${row}.text`} label={words('legal.text')} multiline copied />
          </>
        )}
      </RowsField>
    </FieldGroup>
  );
}

export const TermsFields = () => <OneText name="terms" />;
export const AboutFields = () => <OneText name="about" />;

function OneText({ name }: { name: 'terms' | 'about' }) {
  const words = useTranslations('siteTexts');
  return (
    <FieldGroup title={words(`fields.${name}`)}>
      <BilingualField name={name} label={words('text')} multiline copied />
    </FieldGroup>
  );
}

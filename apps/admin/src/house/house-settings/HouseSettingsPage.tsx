import en from 'virtual:words/screen/houseSettings/en';
import fr from 'virtual:words/screen/houseSettings/fr';
import { type HouseSettings, houseSettings } from '@traiteur/contract/house/house-settings.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { siteLanguages } from '@traiteur/domain/house/house-settings.ts';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { SaveButton } from '../../form/RecordButtons.tsx';
import { SaveDialog } from '../../form/SaveDialog.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useFreshPage } from './use-fresh-page.ts';
import { MailFields } from './MailFields.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { StripeFields } from './StripeFields.tsx';
import { TrialButton } from './TrialButton.tsx';

/** Shown until the saved values have loaded. Secrets always begin empty: they are not answered. */
const blank = {
  mailHost: '',
  mailPort: 587,
  mailSecurity: 'starttls' as const,
  mailUser: '',
  mailPassword: '',
  senderAddress: '',
  stripePublishableKey: '',
  stripeSecretKey: '',
  stripeWebhookSecret: '',
  mapsKey: '',
  publicUrl: '',
  siteUrl: '',
  language: 'both' as const,
};

/** What connects the house to the world: mail, money, maps and addresses. */
export default function HouseSettingsPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Settings />
    </ScreenWords>
  );
}

function Settings() {
  const words = useTranslations('houseSettings');
  const refresh = useFreshPage();
  const form = useRecordForm(houseSettings, { blank, id: 1, done: refresh });
  const { record, drafted, questions } = form;
  // What the noun's `get` answers.
  const settings = record.data as HouseSettings | undefined;
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      {settings && <Unreadable settings={settings} />}
      <Shown query={record.query} card="both" shape={<Skeleton width="80%" height={36} />}>
        {() =>
          settings && (
            <Form
              form={drafted.form}
              readOnly={!record.canSave}
              onSubmit={(values) => questions.save(values)}
              actions={<SaveButton form={form} />}
            >
              <DraftLine {...drafted.line} />
              <MailFields settings={settings} />
              <StripeFields settings={settings} />
              <Addresses settings={settings} />
              <Language settings={settings} />
              <Maps settings={settings} />
            </Form>
          )
        }
      </Shown>
      <SaveDialog form={form} />
    </Screen>
  );
}

function Unreadable({ settings: { unreadable } }: { settings: HouseSettings }) {
  const words = useTranslations('houseSettings');
  const list = new Intl.ListFormat(useLocale()).format(unreadable.map((group) => words(`groups.${group}`)));
  if (unreadable.length === 0) return null;
  return (
    <div>
      <Alarm tone="warning" title={words('unreadable.title')}>
        <p>{words('unreadable.text', { list })}</p>
      </Alarm>
    </div>
  );
}

function Addresses({ settings }: { settings: HouseSettings }) {
  const words = useTranslations('houseSettings');
  const { addresses } = settings;
  const hintOf = (name: 'publicUrl' | 'siteUrl') =>
    `${words(`hints.${name}`)}. ${settings[name] === '' ? words('usual', { url: addresses[name] }) : ''}`.trim();
  return (
    <FieldGroup title={words('sections.addresses')}>
      <SettingsGroup settings={settings} group="siteUrl">
        <TextField name="siteUrl" label={words('fields.siteUrl')} hint={hintOf('siteUrl')} />
      </SettingsGroup>
      <SettingsGroup settings={settings} group="publicUrl">
        <TextField name="publicUrl" label={words('fields.publicUrl')} hint={hintOf('publicUrl')} />
      </SettingsGroup>
    </FieldGroup>
  );
}

function Language({ settings: { alike, language } }: { settings: HouseSettings }) {
  const words = useTranslations('houseSettings');
  const list = new Intl.ListFormat(useLocale()).format(
    alike.map(({ noun, count }) => words(`counts.${noun}`, { count })),
  );
  return (
    <FieldGroup title={words('sections.language')}>
      <SelectField
        name="language"
        label={words('fields.language')}
        hint={words('hints.language')}
        options={siteLanguages.map((value) => ({ value, label: words(`languages.${value}`) }))}
      />
      {language === 'both' && list && <p className="hint">{words('alike', { list })}</p>}
    </FieldGroup>
  );
}

function Maps({ settings }: { settings: HouseSettings }) {
  const words = useTranslations('houseSettings');
  return (
    <FieldGroup title={words('sections.maps')}>
      <SettingsGroup settings={settings} group="maps">
        <TextField name="mapsKey" label={words('fields.mapsKey')} hint={words('hints.mapsKey')} autoComplete="off" />
      </SettingsGroup>
      <TrialButton trial="maps" />
    </FieldGroup>
  );
}

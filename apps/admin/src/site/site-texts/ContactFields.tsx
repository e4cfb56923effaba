import { mostRows } from '@traiteur/contract/site/house-texts.ts';
import { usualHours } from '@traiteur/domain/site/opening-hours.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { TimeField } from '@traiteur/kit/fields/dates/TimeField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { RowsField } from './RowsField.tsx';
import styles from './SiteTexts.module.css';

export function ContactFields() {
  const words = useTranslations('siteTexts');
  const { options: weekdays } = useWeekdays();
  return (
    <FieldGroup title={words('fields.contact')}>
      <FieldRow>
        <TextField name="contact.phone" label={words('contact.phone')} type="tel" />
        <TextField name="contact.email" label={words('contact.email')} type="email" />
      </FieldRow>
      <RowsField name="contact.hours" label={words('contact.hours')} blank={usualHours} most={mostRows.hours}>
        {(row) => (
          <div className={styles['span']}>
            <SelectField name={`${row}.firstDay`} label={words('contact.firstDay')} options={weekdays} />
            <SelectField name={`${row}.lastDay`} label={words('contact.lastDay')} options={weekdays} />
            <TimeField name={`${row}.opens`} label={words('contact.opens')} />
            <TimeField name={`${row}.closes`} label={words('contact.closes')} />
          </div>
        )}
      </RowsField>
      <BilingualField name="contact.hoursNote" label={words('contact.hoursNote')} />
      <BilingualField name="contact.text" label={words('contact.text')} multiline />
    </FieldGroup>
  );
}

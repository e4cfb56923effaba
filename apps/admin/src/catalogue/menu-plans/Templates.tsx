import { useQueryClient } from '@tanstack/react-query';
import type { MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import type { MenuTemplate } from '@traiteur/contract/catalogue/menu-templates.ts';
import { addDays, type LocalDate, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import styles from './Menus.module.css';
import { useMenusAtOnce } from './use-menus-at-once.ts';

interface TemplatesProps {
  monday: LocalDate;
  days: readonly MenuPlan[];
  onChange: () => void;
}

export function Templates(props: TemplatesProps) {
  const words = useTranslations('menuPlans.templates');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words('button')}</Button>
      {isOpen && (
        <Dialog opened size="lg" title={words('button')} onClose={() => setOpen(false)}>
          <TemplateList {...props} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

const mostWeeks = 26;

function TemplateList({ monday, days, onChange, onClose }: TemplatesProps & { onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('menuPlans.templates');
  const nameOf = useLocalName();
  const showFailure = useFailureToast();
  const list = useShortList('menu-templates', 'list');
  const [tickedIds, setTickedIds] = useState<readonly number[]>([]);
  const [weeks, setWeeks] = useState(1);
  const planAtOnce = useMenusAtOnce(onChange);
  /** What it answers is told. */
  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      const sentence = await work();
      if (sentence) toast.success(sentence);
    } catch (error) {
      showFailure(error);
    }
    await queries.invalidateQueries({ queryKey: nounKeys('menu-templates').all });
    onChange();
  };
  const apply = () =>
    attempt(async () => {
      const rotation = { templateIds: [...tickedIds], from: monday, weeks };
      await planAtOnce({
        from: monday,
        to: addDays(monday, 7 * weeks - 1),
        write: async () => (await api.call('menu-templates', 'applyMenuTemplates', {}, rotation)).items,
        sentence: (count) => words('done', { count }),
      });
      onClose();
      return undefined;
    });
  const remove = ({ id }: MenuTemplate) =>
    attempt(async () => {
      await api.call('menu-templates', 'remove', { id });
      setTickedIds(tickedIds.filter((tickedId) => tickedId !== id));
      return words('removed');
    });
  const toggle = (id: number) =>
    setTickedIds(tickedIds.includes(id) ? tickedIds.filter((tickedId) => tickedId !== id) : [...tickedIds, id]);
  return (
    <>
      <Shown query={list} shape={null} empty={(templates) => templates.length === 0 && words('empty')}>
        {(templates) => (
          <fieldset className={styles['templates']}>
            <legend>{words('turns')}</legend>
            <p className="hint">{words('turnsHint')}</p>
            {templates.map((template) => (
              <div key={template.id}>
                <label className={styles['tick']}>
                  <input
                    type="checkbox"
                    checked={tickedIds.includes(template.id)}
                    onChange={() => toggle(template.id)}
                  />
                  <strong>{nameOf(template.name)}</strong>
                  <small>
                    {words(`span.${template.span}`, {
                      count:
                        template.span === 'week' ? template.days.length : (template.days[0]?.choiceIds.length ?? 0),
                    })}
                  </small>
                </label>
                <Button
                  variant="subtle"
                  aria-label={words('remove', { name: nameOf(template.name) })}
                  icon={<IconX size={16} aria-hidden />}
                  onClick={() => void remove(template)}
                />
              </div>
            ))}
            <div className={styles['turns']}>
              <PlainInput
                label={words('weeks')}
                type="number"
                value={String(weeks)}
                onChange={(text) => setWeeks(Math.min(mostWeeks, Math.max(1, Math.trunc(Number(text)) || 1)))}
              />
              <Button
                variant="primary"
                disabledReason={tickedIds.length === 0 ? words('choose') : undefined}
                onClick={() => void apply()}
              >
                {words('apply', { weeks })}
              </Button>
            </div>
          </fieldset>
        )}
      </Shown>
      <NewTemplate days={days} attempt={attempt} />
    </>
  );
}

interface NewTemplateProps {
  days: readonly MenuPlan[];
  attempt: (work: () => Promise<string | undefined>) => Promise<void>;
}

/** Of the week on screen, or of one of its days. */
function NewTemplate({ days, attempt }: NewTemplateProps) {
  const api = useApi();
  const words = useTranslations('menuPlans.templates');
  const dates = useDates();
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const plannedDays = days.filter(({ choices }) => choices.length > 0);
  if (plannedDays.length === 0) return null;
  const save = () =>
    attempt(async () => {
      const ofDays = plannedDays.filter(({ date }) => day === '' || date === day);
      await api.call(
        'menu-templates',
        'create',
        {},
        {
          name: { fr: name, en: name },
          active: true,
          span: day === '' ? 'week' : 'day',
          days: ofDays.map(({ date, choices }) => ({
            weekday: weekdayOf(date),
            choiceIds: choices.map(({ id }) => id),
          })),
        },
      );
      setName('');
      return words('kept');
    });
  return (
    <form
      className={styles['turns']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FilterSelect
        label={words('what')}
        all={words('week')}
        options={plannedDays.map(({ date }) => ({ value: date, label: dates.long(date) }))}
        value={day}
        onChange={(date) => setDay(date ?? '')}
      />
      <PlainInput label={words('name')} value={name} onChange={setName} maxLength={80} />
      <Button type="submit" disabledReason={name.trim() ? undefined : words('name')}>
        {words('save')}
      </Button>
    </form>
  );
}

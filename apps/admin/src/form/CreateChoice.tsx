import type { Api } from '@traiteur/contract/operations.ts';
import type { Operation } from '@traiteur/contract/statement/operation.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useChoiceField } from '@traiteur/kit/form/use-choice-field.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { type ComponentType, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './RecordDialog.module.css';

export interface NewRecord {
  /** What was typed stands in it already. */
  name: Bilingual;
  onClose: () => void;
  onCreated: (id: number) => void;
}

interface CreateChoiceProps {
  tag: { [Tag in keyof Api]: Api[Tag] extends { create: Operation } ? Tag : never }[keyof Api];
  /** "Ajouter une catégorie". */
  add: string;
  dialog: ComponentType<NewRecord>;
  typed?: string;
  onCreated: (id: number) => void;
}

/** Below a choice, for who may: adds the record that is not there yet, and chooses it. */
export function CreateChoice({ tag, add, dialog: NewDialog, typed = '', onCreated }: CreateChoiceProps) {
  const api = useApi();
  const words = useTranslations('forms');
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const [name, setName] = useState<Bilingual>();
  if (!api.offers(tag, 'create')) return null;
  const text = typed.trim();
  function close() {
    setName(undefined);
    button.current?.focus();
  }
  return (
    <div className={styles['create']}>
      <Button
        ref={button}
        variant="subtle"
        // Leaving the field would show its fault, and the button would move away under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setName({ fr: '', en: '', [locale]: text })}
      >
        + {text ? words('create', { name: text }) : add}
      </Button>
      {name && <NewDialog name={name} onClose={close} onCreated={onCreated} />}
    </div>
  );
}

/** Of a select, or of a box that holds several. */
export function CreateForField({ name, ...rest }: { name: string } & Omit<CreateChoiceProps, 'typed' | 'onCreated'>) {
  const { value, leftover, change } = useChoiceField<number | null | number[]>(name);
  return (
    <CreateChoice
      {...rest}
      typed={leftover}
      onCreated={(id) => change(Array.isArray(value) ? [...value, id] : id, '')}
    />
  );
}

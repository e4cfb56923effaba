import { useMutation } from '@tanstack/react-query';
import {
  type ImportDetail,
  type ImportedNoun,
  importedNouns,
  largestImport,
} from '@traiteur/contract/house/imports.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { base64Of } from '../../catalogue/pictures/base64.ts';
import { saveFile } from '../../files/save-file.ts';
import { useSaving } from '../../files/use-saving.ts';
import styles from './Imports.module.css';

interface FileStepProps {
  noun: ImportedNoun;
  onNoun: (noun: ImportedNoun) => void;
  onRead: (detail: ImportDetail) => void;
}

class TooLarge extends Error {}

export function FileStep({ noun, onNoun, onRead }: FileStepProps) {
  const api = useApi();
  const words = useTranslations('imports');
  const failureMessage = useFailureMessage();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const reading = useMutation({
    async mutationFn(file: File) {
      if (file.size > largestImport) throw new TooLarge();
      const base64 = await base64Of(file);
      return api.call('imports', 'uploadImport', {}, { noun, fileName: file.name.slice(0, 200), base64 });
    },
    onSuccess: onRead,
  });
  const fault =
    reading.error && (reading.error instanceof TooLarge ? words('file.tooLarge') : failureMessage(reading.error));
  return (
    <Card title={words('file.title')}>
      <div className={styles['file']}>
        <Pills
          label={words('what')}
          options={importedNouns
            .filter((value) => api.offers(value, 'create'))
            .map((value) => ({ value, label: words(`nouns.${value}`) }))}
          value={noun}
          onChange={onNoun}
        />
        <p id={hintId}>{words('file.kinds')}</p>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.txt,.tsv"
          aria-label={words('file.choose')}
          aria-describedby={hintId}
          className="visually-hidden"
          tabIndex={-1}
          onChange={({ currentTarget: fileInput }) => {
            const [file] = fileInput.files ?? [];
            if (file) reading.mutate(file);
            // So that the same file can be chosen again once it was mended.
            fileInput.value = '';
          }}
        />
        <div className={styles['actions']}>
          <Button
            variant="primary"
            icon={<IconFileSpreadsheet size={18} aria-hidden />}
            busy={reading.isPending}
            onClick={() => input.current?.click()}
          >
            {words('file.choose')}
          </Button>
          <Template noun={noun} />
        </div>
        <p role="status">{reading.isPending && words('file.reading')}</p>
        {fault && (
          <p role="alert" className={styles['fault']}>
            {fault}
          </p>
        )}
      </div>
    </Card>
  );
}

function Template({ noun }: { noun: ImportedNoun }) {
  const api = useApi();
  const words = useTranslations('imports');
  const { browser } = useFront();
  const { saving } = useSaving((signal) =>
    saveFile({
      browser,
      name: `import-${noun}.xlsx`,
      signal,
      open: () => api.call('imports', 'getImportTemplate', { noun }, undefined, { signal }),
    }),
  );
  return (
    <Button
      icon={<IconDownload size={18} aria-hidden />}
      busy={saving.isPending}
      title={words('file.templateHint')}
      onClick={() => saving.mutate()}
    >
      {words('file.template')}
    </Button>
  );
}

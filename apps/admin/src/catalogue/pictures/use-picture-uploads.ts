import { PendingUploads } from '@traiteur/front/forms/pending-uploads.ts';
import { useContext, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePictureSending } from './use-picture-sending.ts';

interface Upload {
  key: number;
  name: string;
  aborting: AbortController;
}

/** Uploads chosen files one after the other, so that they are kept in their order. Saving the form waits for them. */
export function usePictureUploads(onKept: (id: string) => void) {
  const words = useTranslations('products.picture');
  const { send, fault, complain, clearFault } = usePictureSending();
  const addPending = useContext(PendingUploads);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  const drop = (upload: Upload) =>
    setUploads((shownUploads) => shownUploads.filter((otherUpload) => otherUpload !== upload));

  /** False when the upload failed. */
  async function uploadFile(file: File, upload: Upload, earlierUpload: Promise<unknown>): Promise<boolean> {
    await earlierUpload;
    const { signal } = upload.aborting;
    if (signal.aborted) return true;
    const id = await send(file, signal, (sentence) => complain(words('ofFile', { name: file.name, fault: sentence })));
    if (signal.aborted) return true;
    if (id !== undefined) onKept(id);
    drop(upload);
    return id !== undefined;
  }

  return {
    fault,
    complain,
    uploads,
    choose(files: readonly File[]) {
      clearFault();
      for (const file of files) {
        const upload = { key: ++count.current, name: file.name, aborting: new AbortController() };
        setUploads((shownUploads) => [...shownUploads, upload]);
        const sending = uploadFile(file, upload, last.current);
        last.current = sending;
        addPending(sending);
      }
    },
    stop(upload: Upload) {
      upload.aborting.abort();
      drop(upload);
    },
    clearFault,
  };
}

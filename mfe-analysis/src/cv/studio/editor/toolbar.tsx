import type { CvFormat } from '@fitfolio/analysis-contract/cv';
import { unsureEntries } from '@fitfolio/fit-engine/cv/cv-document';
import { fitToOnePage } from '@fitfolio/fit-engine/cv/fit-page';
import { withJsonResume } from '@fitfolio/fit-engine/cv/json-resume';
import { isApiError, saveFile } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, Dropdown, IconButton } from '@fitfolio/web-kit/ui/core';
import { Download, FileInput, History, Minimize2, Redo2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useExportCvMutation } from '../../cv.api.js';
import { Versions } from '../versions/versions.js';
import styles from './editor.module.css';
import type { Autosave } from './use-autosave.js';
import type { DocumentHistory } from './use-history.js';

const formats = ['pdf', 'docx', 'json', 'md'] as const satisfies readonly CvFormat[];
const importBytesMax = 512 * 1024;

/** Steps back and forth, what the page makes of the CV, and whether it is saved. */
export function Toolbar({
  id,
  history,
  autosave,
}: {
  id: string;
  history: DocumentHistory;
  autosave: Autosave;
}) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { document, change, undo, redo } = history;
  const [ask, { isLoading }] = useExportCvMutation();
  const [open, setOpen] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const download = async (format: CvFormat): Promise<void> => {
    // A file is made of what is saved.
    if (!(await autosave.flush())) return void toast.error(t('cv.export.failed'), t('cv.export.unsaved'));
    const { data, error } = await ask({ params: { id }, query: { format } });
    if (!data) return void toast.error(t('cv.export.failed'), errorText(error));
    saveFile(data);
    const count = unsureEntries(document).length;
    if (count > 0) toast.warning(t('cv.unsure.title', { count }), t('cv.unsure.lead'));
  };
  const fit = (): void => {
    const { document: fitted, left, fits } = fitToOnePage(document, new Date().getFullYear());
    change(() => fitted);
    if (!fits) toast.warning(t('cv.fit.cannot'), t('cv.fit.cannotText'));
    else if (left.length > 0) toast.success(t('cv.fit.done'), t('cv.fit.left', { count: left.length }));
    else toast.success(t('cv.fit.done'));
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const json: unknown = file.size > importBytesMax ? null : await file.text().then(parse);
    const next = withJsonResume(document, json);
    if (next) change(() => next);
    else toast.error(t('cv.import.failed'), t('cv.import.failedText'));
  };
  return (
    <div className={styles['bar']}>
      <IconButton
        label={t('cv.undo')}
        icon={<Undo2 size={18} aria-hidden />}
        disabled={!undo}
        onClick={() => undo?.()}
      />
      <IconButton
        label={t('cv.redo')}
        icon={<Redo2 size={18} aria-hidden />}
        disabled={!redo}
        onClick={() => redo?.()}
      />
      <span className={styles['state']} role="status">
        {isApiError(autosave.error) && autosave.state === 'failed'
          ? `${t('cv.state.failed')} ${errorText(autosave.error)}`
          : t(`cv.state.${autosave.state}`)}
      </span>
      <Button icon={<Minimize2 size={18} aria-hidden />} onClick={fit}>
        {t('cv.fit.do')}
      </Button>
      <Button icon={<FileInput size={18} aria-hidden />} onClick={() => picker.current?.click()}>
        {t('cv.import.do')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('cv.import.do')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button icon={<History size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('cv.versions.open')}
      </Button>
      <Dropdown
        menu={{
          items: formats.map((key) => ({ key, label: t(`cv.export.${key}`) })),
          onClick: ({ key }) => void download(formats.find((format) => format === key) ?? 'pdf'),
        }}
      >
        <Button type="primary" loading={isLoading} icon={<Download size={18} aria-hidden />}>
          {t('cv.export.do')}
        </Button>
      </Dropdown>
      <Versions id={id} open={open} onClose={() => setOpen(false)} history={history} autosave={autosave} />
    </div>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

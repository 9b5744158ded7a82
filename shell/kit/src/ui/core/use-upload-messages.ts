import { formatChoices } from '../../format.js';
import { useLanguage } from '../../i18n/use-language.js';
import { useTranslation } from '../../i18n/use-translation.js';
import { uploadProblem, type UploadRules } from './upload-rules.js';

const bytesPerMegabyte = 1024 * 1024;

/** The texts of the field's limits and errors. */
export function useUploadMessages(rules: UploadRules): {
  limits: string;
  problemOf: (file: File) => string | null;
} {
  const { t } = useTranslation('kit');
  const { language } = useLanguage();
  const types = formatChoices(
    rules.extensions.map((e) => e.toUpperCase()),
    language,
  );
  const max = rules.bytesMax / bytesPerMegabyte;
  return {
    limits: t('upload.limits', { types, max }),
    problemOf: (file) => {
      const problem = uploadProblem(file, rules);
      return problem && t(`upload.${problem}`, { types, max });
    },
  };
}

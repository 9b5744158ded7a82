import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Drawer } from '@fitfolio/web-kit/ui/feedback';
import { useState } from 'react';
import { JumpLink, requirementAnchor } from './report-nav.js';
import styles from './requirement-drawer.module.css';
import type { Split, SplitRequirement } from './use-split.js';
import { VerdictBadge } from './verdict-badge.js';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly split: Split;
  readonly requirements: readonly SplitRequirement[];
  readonly labelOf: (id: string) => string;
  readonly toRequirement: (id: string) => void;
  readonly language: string | undefined;
}

const narrow = '(max-width: 900px)';

/** The requirements beside the two documents, which stay in view: the one that is chosen is lit in both. */
export default function RequirementDrawer(props: Props) {
  const { open, onClose, split, requirements, labelOf, toRequirement, language } = props;
  const { t } = useTranslation('mfe-analysis');
  const choose = ({ id, evidence }: SplitRequirement): void => {
    split.light([id]);
    split.setSide(evidence.length > 0 ? 'resume' : 'job');
  };
  // A drawer that closes gives the focus back to its button, unless one has gone on from it.
  const [left, setLeft] = useState(false);
  const leaveTo = (id: string): void => {
    setLeft(true);
    onClose();
    toRequirement(id);
  };
  const small = matchMedia(narrow).matches;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(isOpen) => (isOpen ? setLeft(false) : undefined)}
      focusable={{ trap: false, focusTriggerAfterClose: !left }}
      mask={false}
      placement={small ? 'bottom' : 'left'}
      size={small ? '50%' : 360}
      title={t('split.requirements')}
      closable={{ 'aria-label': t('split.close') }}
    >
      <ol className={styles['list']}>
        {requirements.map((requirement) => {
          const { id, verdict } = requirement;
          return (
            <li key={id}>
              <button
                type="button"
                lang={language}
                aria-pressed={split.active.includes(id)}
                onClick={() => choose(requirement)}
              >
                {labelOf(id)}
              </button>
              <span className={styles['foot']}>
                <VerdictBadge verdict={verdict} />
                <JumpLink
                  to={requirementAnchor(id)}
                  onJump={() => leaveTo(id)}
                  label={t('split.reasonOf', { label: labelOf(id) })}
                >
                  {t('split.reason')}
                </JumpLink>
              </span>
            </li>
          );
        })}
      </ol>
    </Drawer>
  );
}

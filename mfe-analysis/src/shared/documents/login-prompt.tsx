import { useTranslation } from '@fitfolio/web-kit/i18n';
import { loginPath, paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { useEffect, useRef } from 'react';
import styles from './form.module.css';

/** Asks a visitor who submits the form at `back` to log in. Takes the focus; the form keeps its values, and `starts` by itself afterwards. */
export function LoginPrompt({ back, starts = false }: { back: string; starts?: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['prompt']} aria-labelledby="login-prompt">
      <div>
        <h2 id="login-prompt" ref={heading} tabIndex={-1}>
          {t('form.loginTitle')}
        </h2>
        <p>{t(starts ? 'form.loginTextStarts' : 'form.loginText')}</p>
      </div>
      <div className={styles['promptActions']}>
        <LinkButton to={loginPath(back)} type="primary" size="large">
          {t('form.login')}
        </LinkButton>
        <LinkButton to={`${paths.signUp}?redirect=${encodeURIComponent(back)}`} size="large">
          {t('form.signUp')}
        </LinkButton>
      </div>
    </section>
  );
}

import { buttonClass } from '@renderer/ui/button/LinkButton.tsx';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '../overlays/Dialog.tsx';
import type { OverlayProps } from '../overlays/overlay.ts';
import styles from './LoginDialog.module.css';

type Problems = Partial<Record<'email' | 'password', string>>;

/**
 * The way into the customer area. The form posts to the customer area's own site, which checks who
 * it is: nothing is checked or kept here.
 */
export default function LoginDialog({ open, onClose, config }: OverlayProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [shown, setShown] = useState(false);
  const { customerAreaUrl, brandName } = config;
  const area = new URL(customerAreaUrl);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const found = check(new FormData(form));
    setProblems(found);
    const first = found.email ? 'email' : found.password ? 'password' : undefined;
    if (!first) return;
    event.preventDefault();
    (form.elements.namedItem(first) as HTMLInputElement).focus();
  };

  return (
    <Dialog open={open} onClose={onClose} title="Accedi all’Area clienti">
      <form
        action={customerAreaUrl}
        method="post"
        noValidate
        className={styles.form}
        onSubmit={onSubmit}
      >
        <p className={styles.intro}>
          Bollette, pagamenti e autolettura. L’accesso avviene su <strong>{area.host}</strong>, il
          sito dell’Area clienti di {brandName}.
        </p>
        <Field label="Email" problem={problems.email} name="email">
          <input
            id="login-email"
            name="email"
            type="email"
            autoComplete="username"
            aria-invalid={Boolean(problems.email)}
            aria-describedby={problems.email && 'login-email-problem'}
            data-autofocus
          />
        </Field>
        <Field label="Password" problem={problems.password} name="password">
          <div className={styles.password}>
            <input
              id="login-password"
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              aria-invalid={Boolean(problems.password)}
              aria-describedby={problems.password && 'login-password-problem'}
            />
            <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Nascondi' : 'Mostra'}
              <span className="visually-hidden"> la password</span>
            </button>
          </div>
        </Field>
        <p className={styles.recover}>
          <a href={new URL('recupera', base(area)).href}>Password dimenticata?</a>
        </p>
        <button type="submit" className={buttonClass('loginGradient')}>
          Accedi
        </button>
        <p className={styles.register}>
          Sei cliente e non hai ancora un accesso?{' '}
          <a href={new URL('registrati', base(area)).href}>Registrati</a>
        </p>
      </form>
    </Dialog>
  );
}

/** Recovery and registration stand beside the login: `…/area-clienti/recupera`. */
const base = (area: URL) => new URL('./', area);

function check(data: FormData): Problems {
  const email = String(data.get('email') ?? '').trim();
  return {
    email:
      email === ''
        ? 'Richiesto'
        : /^\S+@\S+\.[a-z]{2,}$/i.test(email)
          ? undefined
          : 'Email non valida',
    password: data.get('password') ? undefined : 'Richiesto',
  };
}

function Field(field: {
  label: string;
  name: string;
  problem: string | undefined;
  children: React.ReactNode;
}) {
  const { label, name, problem, children } = field;
  return (
    <div className={styles.field}>
      <label htmlFor={`login-${name}`}>{label}</label>
      {children}
      {problem && (
        <p id={`login-${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

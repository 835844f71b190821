import type { ComponentProps } from 'react';
import type { CmsFailure } from '../cms/cms-failure.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { classes } from '../ui/theme.ts';
import { FailureText } from './FailureText.tsx';
import styles from './RetryFailure.module.css';

/**
 * Why WordPress did not do what was asked; under it the button that asks once more, where that may
 * help.
 */
export function RetryFailure({
  what,
  failure,
  announced = false,
  className,
  ...button
}: {
  what?: string;
  failure: CmsFailure;
  /** It was said as it came. */
  announced?: boolean;
  className?: string;
} & Pick<ComponentProps<typeof Button>, 'onClick' | 'aria-label'>) {
  return (
    <div className={classes(styles.failure, className)} role={announced ? undefined : 'alert'}>
      <p>
        {what && <strong>{what} </strong>}
        <FailureText failure={failure} />
      </p>
      {failure.kind !== 'unfit' && (
        <Button {...button} size="s" icon={<Icon name="rotate-ccw" size={15} />}>
          Riprova
        </Button>
      )}
    </div>
  );
}

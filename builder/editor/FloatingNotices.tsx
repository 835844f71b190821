import { useSession, useUi } from './context.ts';
import { FailureNotices } from './FailureNotices.tsx';
import styles from './FloatingNotices.module.css';
import { Notice } from './Notice.tsx';
import { PassingWords } from './PassingWords.tsx';
import { PublishedNotice } from './PublishedNotice.tsx';
import { OutdatedNotice } from './presence/OutdatedNotice.tsx';
import { useGoesWithWork } from './use-goes-with-work.ts';

/** What has just happened, over the foot of the page: nothing moves for it. */
export function FloatingNotices() {
  return (
    <div className={styles.over}>
      {/* Above what stays, which it would push up and down. */}
      <PassingWords />
      <InfoNotice />
      <PublishedNotice />
      <OutdatedNotice />
      <FailureNotices />
    </div>
  );
}

function InfoNotice() {
  const { ui } = useSession();
  const info = useUi((state) => state.info);
  const close = () => ui.setState({ info: null });
  useGoesWithWork(info, close);
  if (info === null) return null;
  // Whoever cannot see it has been told when it came.
  return (
    <Notice tone="info" floats onClose={close}>
      <span>{info}</span>
    </Notice>
  );
}

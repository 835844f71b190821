import { useSession, useUi } from './context.ts';
import styles from './FloatingNotices.module.css';
import { Notice } from './Notice.tsx';
import { PassingWords } from './PassingWords.tsx';
import { PublishedNotice } from './PublishedNotice.tsx';

/** What has just happened, over the foot of the page: nothing moves for it. */
export function FloatingNotices() {
  return (
    <div className={styles.over}>
      {/* Above what stays, which it would push up and down. */}
      <PassingWords />
      <InfoNotice />
      <PublishedNotice />
    </div>
  );
}

function InfoNotice() {
  const { ui } = useSession();
  const info = useUi((state) => state.info);
  if (info === null) return null;
  // Whoever cannot see it has been told when it came.
  return (
    <Notice tone="info" floats onClose={() => ui.setState({ info: null })}>
      <span>{info}</span>
    </Notice>
  );
}

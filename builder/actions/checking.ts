import { NOTHING_SEEN, UNANSWERED } from '../audit.ts';
import { loadStarters } from '../blocks/starter-subtree.ts';
import { showVersion } from '../canvas-link/show-version.ts';
import { besideProblems } from '../checks/beside-problems.ts';
import type { CheckFinding } from '../checks/check.ts';
import { findLostAnchors } from '../checks/find-lost-anchors.ts';
import { findNoOffers } from '../checks/find-no-offers.ts';
import { findOldFigures } from '../checks/find-old-figures.ts';
import { foundNow } from '../checks/found-now.ts';
import { readCheckConfig, runChecks } from '../checks/run-checks.ts';
import { pageWeight } from '../checks/weight.ts';
import { openKept } from '../open-content.ts';
import { sharedBy } from '../patterns/pattern-store.ts';
import type { Session } from '../session.ts';
import { documentOf } from '../store/state.ts';

export interface Checking {
  /**
   * Looks at the whole page and keeps what was found.
   * @param options.quiet while somebody works on: nothing is said to be under way
   */
  check(options?: { quiet?: boolean }): Promise<readonly CheckFinding[]>;
  /** What is left to be looked at. */
  found(): readonly CheckFinding[];
}

export type CheckedParts = Pick<
  Session,
  'store' | 'ui' | 'cms' | 'problems' | 'patterns' | 'canvas' | 'bootstrap'
>;

export function createChecking(session: CheckedParts): Checking {
  const { store, ui, cms, problems, patterns, canvas, bootstrap } = session;
  const config = readCheckConfig(bootstrap.config.publishChecks ?? '');
  const found = () => foundNow(session).all;
  /** Asked for once; warnings that cannot be told from others are shown. */
  let accepted: Promise<void> | undefined;

  async function check({ quiet = false } = {}): Promise<readonly CheckFinding[]> {
    const isBusy = () => quiet && ui.getState().checks.state === 'running';
    if (isBusy()) return found();
    // The canvas may show an older version: what is published is what is looked at.
    if (ui.getState().showing !== null) showVersion(session, null);
    if (!quiet) ui.setState(({ checks }) => ({ checks: { ...checks, state: 'running' } }));
    accepted ??= cms.settings
      .readAcceptedWarnings()
      .then((read) => ui.setState((now) => ({ accepted: new Set([...read, ...now.accepted]) })))
      .catch(() => {
        accepted = undefined;
      });
    const looked = canvas.current?.audit();
    const { siteOrigin: origin } = bootstrap.config;
    const { page, savedContent: stored } = ui.getState();
    const { nodes: shown, media } = store.getState();
    const asked = { nodes: shown, stored, path: page.path, origin };
    const live = page.status === 'publish' ? openKept(stored).document.nodes : undefined;
    const [audit, known, noOffers, lostAnchors, oldFigures, starter] = await Promise.all([
      looked,
      cms.readPaths().catch(() => undefined),
      findNoOffers(asked.nodes, { library: cms.library, patterns }).catch(() => undefined),
      findLostAnchors(asked, cms.library).catch(() => undefined),
      findOldFigures({ nodes: shown, live, id: page.id }, cms.library).catch(() => undefined),
      loadStarters().catch(() => undefined),
      problems.settled(),
      accepted,
    ]);
    const unanswered = looked ? UNANSWERED : NOTHING_SEEN;
    const { path } = ui.getState().page;
    const document = documentOf(store.getState());
    const { nodes } = document;
    const findings = runChecks(
      {
        document,
        audit: besideProblems(audit ?? unanswered, { nodes, problems: problems.all() }),
        ...{ paths: known, noOffers, lostAnchors, oldFigures, path, starter, origin, live },
        shared: sharedBy(nodes, patterns),
        isPart: page.isPattern === true,
      },
      config,
    );
    // What somebody asked for meanwhile is not said to be done.
    if (isBusy()) return found();
    const weight = audit ? pageWeight(audit.weights, path) : null;
    ui.setState({ checks: { state: 'done', findings, weight, of: { nodes: shown, media } } });
    return found();
  }

  return { check, found };
}

import { useMemo, useState } from 'react';
import { asCmsFailure, type CmsFailure } from '../../cms/cms-failure.ts';
import type { SettingsChanges } from '../../cms/page-settings.ts';
import type { EditorPage } from '../../contract.ts';
import { useSession, useUi } from '../context.ts';
import { type ChangedElsewhere, changedElsewhere } from './changed-elsewhere.ts';
import { changesTo, parentsFor, type Typed, typedOf, wantedOf } from './settings-form.ts';
import { useParents } from './use-parents.ts';
import { aboveOf, type KnownSettings, useSettings } from './use-settings.ts';
import { useTaken } from './use-taken.ts';
import { whyTaken } from './why-taken.ts';

interface Newer extends KnownSettings {
  changed: readonly ChangedElsewhere[];
}

interface Undone {
  what?: string;
  failure: CmsFailure;
}

/** The settings of the open page while they are written. */
export function useSettingsForm() {
  const { cms, actions } = useSession();
  const page = useUi((state) => state.page);
  const [edits, setEdits] = useState<Partial<Typed>>({});
  const [state, setState] = useState<'idle' | 'saving' | Undone>('idle');
  const { found, failure, retry } = useSettings();
  /** As it was just before it was to be saved, where others had written into the same fields. */
  const [newer, setNewer] = useState<Newer>();
  const known = newer ?? found;
  const all = useParents();
  const isFront = page.path === '/';
  const hasParent = page.restBase === 'pages' && !isFront;

  const { id, path, restBase } = page;
  const parents = useMemo(
    () => parentsFor({ id, path }, all.parents, known?.above),
    [id, path, all.parents, known],
  );
  const typed = { ...(known ? typedOf(known) : lastKnown(page)), ...edits };
  const wanted = known && wantedOf(typed, known.settings, hasParent ? parents : undefined);
  const changes = known && wanted && changesTo(known.settings, wanted);
  const placeOf = ({ slug, parent }: Required<SettingsChanges>) => ({ slug, parent, restBase });
  const isMoved = changes?.slug !== undefined || changes?.parent !== undefined;

  const place = isMoved && wanted ? placeOf(wanted) : undefined;
  /** Why it could not be moved, and where. */
  const [refused, setRefused] = useState<{ at: string; why: string }>();
  const takenAsTyped = useTaken(place);
  const taken = refused && refused.at === JSON.stringify(place) ? refused.why : takenAsTyped;

  /** Saves what was changed, or the form says why not. */
  async function save(): Promise<'saved' | 'taken' | 'failed'> {
    if (!changes || !known) return 'failed';
    setState('saving');
    const undone = await attempt(changes, known);
    setState(typeof undone === 'object' ? undone : 'idle');
    return undone === 'taken' ? 'taken' : undone ? 'failed' : 'saved';
  }

  async function attempt(
    asked: SettingsChanges,
    { settings, above }: KnownSettings,
  ): Promise<Undone | 'taken' | 'newer' | undefined> {
    try {
      const now = await cms.settings.read();
      const changed = changedElsewhere(asked, settings, now);
      if (changed.length > 0) {
        const isBelowOther = now.parent !== settings.parent;
        const aboveNow = isBelowOther ? await aboveOf(cms, now) : above;
        setNewer({ settings: now, above: aboveNow, changed });
        return 'newer';
      }
      const why = place && (await whyTaken(cms.pages, place))?.message;
      if (why) {
        setRefused({ at: JSON.stringify(place), why });
        return 'taken';
      }
    } catch (error) {
      return { what: NOT_SAVED, failure: asCmsFailure(error) };
    }
    const failure = await actions.saveSettings(asked);
    return failure && { what: NOT_SAVED, failure };
  }

  return {
    ...{ page, typed, state, save, isFront, hasParent, isMoved, taken },
    /** As the CMS has it; undefined until it was read. */
    stored: known?.settings,
    ...{ failure, retry },
    parents: { ...all, parents },
    /** Whole address of what is written; undefined while it is not known below which page. */
    address: known ? wanted?.path : path,
    /** Published pages that move along. */
    along: all.parents.filter((other) => other.path.startsWith(`${path}/`)).length,
    isChanged: known ? !changes || Object.keys(changes).length > 0 : Object.keys(edits).length > 0,
    /** Whether what is written cannot be saved as yet. */
    isPlaceOpen: !wanted && (!known || all.state === 'loading'),
    /** What others wrote meanwhile into the fields that were to be saved. */
    elsewhere: newer?.changed.filter(({ field }) => field in edits) ?? [],
    /** Leaves a field as it is by now. */
    takeElsewhere: (field: keyof Typed) =>
      setEdits(({ [field]: _mine, ...others }) => others as Partial<Typed>),
    set: (next: Partial<Typed>) => {
      setEdits((before) => ({ ...before, ...next }));
      // Whoever writes on asks once more: what was there may be gone.
      setRefused(undefined);
    },
  };
}

const NOT_SAVED = 'Le impostazioni non sono state salvate.';

/** What the fields hold until the CMS has answered. */
function lastKnown({ title, path, isUnlisted = false }: EditorPage): Typed {
  const slug = path.split('/').at(-1) ?? '';
  return {
    ...{ title, slug, below: '' },
    ...{ searchTitle: '', description: '', image: '', isUnlisted },
  };
}

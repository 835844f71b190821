import type { CanvasMessage, EditorMessage } from '../canvas-protocol.ts';
import { asCmsFailure } from '../cms/cms-failure.ts';
import type { Session } from '../session.ts';

type Asked = Extract<CanvasMessage, { type: 'data' }>;

/** Answers what blocks in the canvas ask of the CMS, each question once as long as the page stays where it is. */
export interface DataAnswers {
  answer(asked: Asked): Promise<void>;
  /** Answers everything anew: of a page that moved the CMS may say something else. */
  renew(): void;
}

export function createDataAnswers(
  { cms, ui }: Pick<Session, 'cms' | 'ui'>,
  tell: (message: EditorMessage) => void,
): DataAnswers {
  const answers = new Map<string, { asked: Asked; data: Promise<unknown> }>();

  async function answer(asked: Asked): Promise<void> {
    const { key, component, props } = asked;
    const { path } = ui.getState().page;
    const known = answers.get(key) ?? { asked, data: cms.blockData({ component, props, path }) };
    answers.set(key, known);
    try {
      const data = await known.data;
      if (answers.get(key) === known) tell({ type: 'data', key, data });
    } catch (error) {
      if (answers.get(key) !== known) return;
      answers.delete(key);
      tell({ type: 'data-failed', key, message: asCmsFailure(error).message });
    }
  }

  return {
    answer,
    renew() {
      const all = [...answers.values()];
      answers.clear();
      for (const { asked } of all) void answer(asked);
    },
  };
}

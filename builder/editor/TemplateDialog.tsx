import { templates } from '@generated/templates.ts';
import { ROOT_ID } from '@renderer/document/types.ts';
import type { PageTemplate } from '@renderer/examples.ts';
import { useEffect, useMemo, useState } from 'react';
import { rememberEmpty } from '../begun-empty.ts';
import { chooseTemplate } from '../commands/choose-template.ts';
import { nodeLabel } from '../node-label.ts';
import { pageKind } from '../page-kinds.ts';
import { type SavedModel, savedModels } from '../patterns/saved-models.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog, FIRST_CHOICE } from '../ui/Dialog.tsx';
import { useEditor, useSession, useUi } from './context.ts';
import { count } from './format.ts';
import { TemplatePicture } from './preview/TemplatePicture.tsx';
import styles from './TemplateDialog.module.css';

/**
 * Page templates, to begin a page with, or none: then the blocks to choose from come. One takes the
 * place of all that the page holds: that is asked first, and blocks that are locked stand against it.
 */
export function TemplateDialog() {
  const { store, ui, actions } = useSession();
  const nodes = useEditor((state) => state.nodes);
  const template = useEditor((state) => state.template);
  const patterns = useUi((state) => state.patterns);
  useEffect(() => void actions.loadPatterns(), [actions]);
  const saved = useMemo(() => savedModels(patterns ?? [], template), [patterns, template]);
  const [asked, setAsked] = useState<Model | null>(null);
  const close = () => ui.setState({ templatesOpen: false });
  const choose = (template: Model) => {
    const become = becoming(template, store.getState().template);
    const { media } = template;
    chooseTemplate(store, { template: titled(template, ui.getState().page.title), media });
    actions.say(
      `Modello «${template.title}» scelto: ora la pagina ha i suoi blocchi. ${become}`.trim(),
    );
    close();
  };
  const startEmpty = () => {
    rememberEmpty(ui.getState().page);
    close();
    actions.pickBlock({ parentId: ROOT_ID, index: 0 });
  };
  const blocks = [...nodes.values()].filter(({ id }) => id !== ROOT_ID);
  const locked = blocks.find(({ uneditable }) => uneditable);
  if (asked && !locked) {
    return (
      <ConfirmDialog
        title={`Sostituire la pagina con «${asked.title}»?`}
        description={[
          `Il modello prende il posto di ${count(blocks.length, 'blocco', 'blocchi')}.`,
          becoming(asked, template),
          'Annulla riporta la pagina com’è.',
        ]
          .filter(Boolean)
          .join(' ')}
        confirm="Sostituisci"
        onConfirm={() => choose(asked)}
        onClose={close}
      />
    );
  }
  const card = (choice: Model, isFirst = false) => (
    <TemplateCard
      key={choice.name}
      choice={choice}
      template={template}
      isFirst={isFirst}
      disabled={locked !== undefined}
      onChoose={() => (blocks.length > 0 ? setAsked(choice) : choose(choice))}
    />
  );
  return (
    <Dialog
      title="Scegli un modello di pagina"
      description={
        locked
          ? `Un modello sostituisce tutta la pagina, e «${nodeLabel(locked)}» è bloccato: sbloccalo per sceglierne uno.`
          : 'Ogni modello porta i suoi blocchi con testi di esempio, da cambiare a piacere.'
      }
      onClose={close}
      wide
      actions={
        blocks.length === 0 && <Button onClick={startEmpty}>Parti da una pagina vuota</Button>
      }
    >
      <ul className={styles.list}>
        {fittingFirst(template).map((choice, at) => card(choice, at === 0))}
      </ul>
      {saved.length > 0 && (
        <>
          <h3 className={styles.group}>Salvati dai redattori</h3>
          <ul className={styles.list}>
            {saved.slice(0, SAVED_SHOWN).map((choice) => card(choice))}
          </ul>
          {saved.length > SAVED_SHOWN && (
            <p className={styles.description}>
              Sono gli ultimi salvati: gli altri sono in «Aggiungi», tra i blocchi salvati.
            </p>
          )}
        </>
      )}
      {templates.length === 0 && <p>Non ci sono ancora modelli: aggiungi i blocchi uno a uno.</p>}
    </Dialog>
  );
}

/** Each shows a page of its own in its picture. */
const SAVED_SHOWN = 6;

type Model = PageTemplate & Partial<Pick<SavedModel, 'media'>>;

function TemplateCard({
  choice,
  template,
  isFirst,
  disabled,
  onChoose,
}: {
  choice: Model;
  /** CMS template of the page. */
  template: string;
  isFirst: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  const become = becoming(choice, template);
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        disabled={disabled}
        {...{ [FIRST_CHOICE]: isFirst || undefined }}
        onClick={onChoose}
      >
        <TemplatePicture template={choice} />
        <span className={styles.title}>{choice.title}</span>
        {fits(choice, template) && (
          <span className={styles.fits}>Adatto al tipo di questa pagina</span>
        )}
        {become !== '' && <span className={styles.becomes}>{become}</span>}
        <span className={styles.description}>
          {choice.description || count(choice.children.length, 'blocco', 'blocchi')}
        </span>
      </button>
    </li>
  );
}

/** A heading that is a sample at the top of the page says what the page is called. */
function titled(template: PageTemplate, title: string): PageTemplate {
  const [first, ...others] = template.children;
  const sample = first?.props?.title;
  const isSample = typeof sample === 'string' && template.samples.includes(sample);
  if (!first || !isSample || title === '') return template;
  return { ...template, children: [{ ...first, props: { ...first.props, title } }, ...others] };
}

/** Whoever said which kind of page it is should not have to look for it again. */
const fits = (choice: PageTemplate, template: string) =>
  template !== '' && choice.template === template;

/** A model brings its kind of page along (spec 3.14), and with it what the site adds to the page. */
const becoming = (choice: PageTemplate, template: string): string =>
  choice.template === template
    ? ''
    : `Il tipo della pagina diventa «${pageKind(choice.template)?.name}».`;

const fittingFirst = (template: string): readonly PageTemplate[] =>
  templates.toSorted((one, other) => Number(fits(other, template)) - Number(fits(one, template)));

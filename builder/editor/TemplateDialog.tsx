import { templates } from '@generated/templates.ts';
import { blockName } from '../catalogue.ts';
import { chooseTemplate } from '../commands/choose-template.ts';
import { BlockIcon } from '../ui/BlockIcon.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSession } from './context.ts';
import styles from './TemplateDialog.module.css';

/** Page templates, to begin an empty page with. */
export function TemplateDialog() {
  const { store, ui } = useSession();
  const close = () => ui.setState({ templatesOpen: false });
  return (
    <Dialog
      title="Scegli un modello di pagina"
      description="Ogni modello porta i suoi blocchi con testi di esempio, da cambiare a piacere."
      onClose={close}
      wide
    >
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template.name}>
            <button
              type="button"
              className={styles.card}
              onClick={() => {
                chooseTemplate(store, { template });
                close();
              }}
            >
              <span className={styles.title}>{template.title}</span>
              <span className={styles.description}>{template.description}</span>
              <span className={styles.blocks}>
                {template.children.map(({ component }, at) => (
                  <span key={at} className={styles.block}>
                    <BlockIcon component={component} size={15} />
                    {blockName(component)}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {templates.length === 0 && <p>Non ci sono ancora modelli: aggiungi i blocchi uno a uno.</p>}
    </Dialog>
  );
}

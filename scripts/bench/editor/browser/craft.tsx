import { type PanelProps, startCraft } from './craft-editor.tsx';

/** Craft.js with the panel of its tutorial: the title, and nothing else. */
function Title({ props, change }: PanelProps) {
  return (
    <input
      name="title"
      value={String(props.title ?? '')}
      onChange={({ target }) =>
        change((own) => {
          own.title = target.value;
        })
      }
    />
  );
}

startCraft(Title, 'input[name="title"]');

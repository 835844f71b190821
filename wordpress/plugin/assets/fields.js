/* Forms of fields in wp-admin: rows that are added, moved and removed, and files from the library. */
(() => {
  const CHANGES = '.es-add, .es-remove, .es-up, .es-down, .es-clear';
  const closest = (event, selector) => event.target.closest?.(selector);

  const addRow = (field) => {
    const rows = field.querySelector(':scope > .es-rows');
    const template = field.querySelector(':scope > template');
    // A number no row has had: rows are read in the order they stand in, not by their number.
    const next = Number(rows.dataset.next ?? rows.children.length);
    rows.dataset.next = String(next + 1);
    const holder = document.createElement('ol');
    holder.innerHTML = template.innerHTML.replaceAll(rows.dataset.mark, String(next));
    const row = holder.firstElementChild;
    rows.append(row);
    row.querySelector('input:not([type=hidden]), textarea, select')?.focus();
  };

  /** Moved in the document, its button would lose the keyboard. */
  const moveRow = (row, button) => {
    if (button.matches('.es-up')) row.previousElementSibling?.before(row);
    else row.nextElementSibling?.after(row);
    button.focus();
    row.scrollIntoView({ block: 'nearest' });
  };

  const choose = (box) => {
    const image = box.dataset.type === 'image';
    const frame = window.wp.media({
      title: image ? 'Scegli un’immagine' : 'Scegli un file',
      multiple: false,
      ...(image ? { library: { type: 'image' } } : {}),
    });
    frame.on('select', () => {
      const file = frame.state().get('selection').first().toJSON();
      box.querySelector('input').value = String(file.id);
      const preview = box.querySelector('.es-preview');
      preview.textContent = '';
      if (image) {
        const picture = document.createElement('img');
        picture.src = file.sizes?.thumbnail?.url ?? file.url;
        picture.alt = file.alt;
        preview.append(picture);
      } else preview.textContent = file.filename;
      noteChange();
    });
    frame.open();
  };

  /** A row that is removed leaves the way back in its place; what is disabled is not sent. */
  const removeRow = (row) => {
    const inputs = [...row.querySelectorAll('input, textarea, select')].filter(
      (input) => !input.disabled,
    );
    const name = row.querySelector('summary')?.textContent.trim() ?? '';
    const note = document.createElement('li');
    note.className = 'es-removed';
    note.setAttribute('role', 'status');
    const back = document.createElement('button');
    back.type = 'button';
    back.className = 'button-link';
    back.textContent = 'Annulla';
    note.append(`«${name}» eliminata. `, back);
    const set = (isRemoved) => {
      row.hidden = isRemoved;
      for (const input of inputs) input.disabled = isRemoved;
    };
    back.addEventListener('click', () => {
      set(false);
      note.remove();
      row.querySelector(':scope > .es-row-tools .es-remove').focus();
    });
    set(true);
    row.after(note);
    back.focus();
  };

  /** What is not saved is asked about before the window goes, and no older word of success stays. */
  const noteChange = () => {
    document.querySelector('.es-saved')?.remove();
    isChanged = true;
  };
  let isChanged = false;
  for (const kind of ['input', 'change']) {
    document.addEventListener(kind, (event) => closest(event, '.es-fields') && noteChange());
  }
  document.addEventListener('submit', () => {
    isChanged = false;
  });
  window.addEventListener('beforeunload', (event) => {
    if (isChanged) event.preventDefault();
  });

  document.addEventListener('click', (event) => {
    if (!closest(event, '.es-fields')) return;
    const row = closest(event, '.es-pick, .es-row');
    if (closest(event, '.es-add')) addRow(closest(event, '.es-field-repeater'));
    else if (closest(event, '.es-remove')) removeRow(row);
    else if (closest(event, '.es-up, .es-down')) moveRow(row, event.target.closest('button'));
    else if (closest(event, '.es-choose')) choose(closest(event, '.es-attachment'));
    else if (closest(event, '.es-clear')) {
      const box = closest(event, '.es-attachment');
      box.querySelector('input').value = '';
      box.querySelector('.es-preview').textContent = '';
    }
    if (closest(event, CHANGES)) noteChange();
  });
})();

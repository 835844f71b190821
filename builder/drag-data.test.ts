// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { draggedNow, getDragged, setDragged } from './drag-data.ts';

it.each([{ component: '{Brand}Box' }, { nodeId: 'TextBlock-È1' }])(
  'what is dragged is known while it is dragged: %j',
  (dragged) => {
    const transfer = new DataTransfer();
    setDragged(transfer, dragged);
    // As browsers hand them out.
    const types = transfer.types.map((type) => type.toLowerCase());
    expect(draggedNow({ types })).toMatchObject(dragged);
    expect(getDragged(transfer)).toEqual(dragged);
  },
);

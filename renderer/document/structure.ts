import { MAX_DEPTH } from './limits.ts';
import { pointer } from './pointer.ts';
import { type Document, type Finding, type NodeId, ROOT_ID, type Severity } from './types.ts';

/**
 * Findings about the tree: children that are nowhere, listed twice, under two parents or under
 * themselves, nodes nobody lists, too deep nesting. Iterative; linear in the number of nodes.
 */
export function checkStructure(document: Pick<Document, 'nodes'>): Finding[] {
  const findings: Finding[] = [];
  const add = (
    id: NodeId,
    rule: string,
    at: readonly (string | number)[],
    message: string,
    severity: Severity = 'error',
  ) => {
    const component = document.nodes.get(id)?.component ?? '';
    findings.push({
      node: id,
      component,
      pointer: pointer(['nodes', id, ...at]),
      rule,
      message,
      severity,
    });
  };
  const parents = new Map<NodeId, NodeId>();
  for (const node of document.nodes.values()) {
    for (let index = 0; index < node.childIds.length; index += 1) {
      const child = node.childIds[index] as NodeId;
      const parent = parents.get(child);
      if (parent === undefined && document.nodes.has(child)) {
        parents.set(child, node.id);
        continue;
      }
      const at = ['childIds', index];
      if (parent === undefined) {
        add(node.id, 'dangling-child', at, `Il figlio «${child}» non esiste.`);
      } else if (parent === node.id) {
        add(node.id, 'duplicate-child', at, `Il figlio «${child}» è elencato due volte.`);
      } else {
        add(node.id, 'duplicate-child', at, `Il figlio «${child}» sta già in «${parent}».`);
      }
    }
  }
  const depths = depthsFromRoot(document);
  // A document whose nodes all hang below the root, each under one parent, is a tree.
  const isTree =
    depths.size === document.nodes.size && findings.length === 0 && !parents.has(ROOT_ID);
  for (const cycle of isTree ? [] : cyclesOf(document)) {
    add(
      cycle.node,
      'cycle',
      ['childIds', cycle.index],
      `Il nodo «${cycle.node}» contiene sé stesso attraverso «${cycle.child}».`,
    );
  }
  for (const node of document.nodes.values()) {
    const depth = depths.get(node.id);
    if (depth === undefined)
      add(
        node.id,
        'orphan',
        [],
        'Nessun nodo della pagina lo contiene: non è visibile.',
        'warning',
      );
    else if (depth === MAX_DEPTH + 1)
      add(node.id, 'depth', [], `È annidato a più di ${MAX_DEPTH} livelli.`);
  }
  return findings;
}

function depthsFromRoot({ nodes }: Pick<Document, 'nodes'>): Map<NodeId, number> {
  const depths = new Map<NodeId, number>([[ROOT_ID, 0]]);
  const queue: NodeId[] = [ROOT_ID];
  for (let index = 0; index < queue.length; index += 1) {
    const id = queue[index] as NodeId;
    for (const child of nodes.get(id)?.childIds ?? []) {
      if (depths.has(child) || !nodes.has(child)) continue;
      depths.set(child, (depths.get(id) ?? 0) + 1);
      queue.push(child);
    }
  }
  return depths;
}

/** Edges that lead back to a node being visited: each closes one cycle. */
function cyclesOf({ nodes }: Pick<Document, 'nodes'>) {
  const cycles: { node: NodeId; index: number; child: NodeId }[] = [];
  const state = new Map<NodeId, 'open' | 'done'>();
  for (const start of nodes.keys()) {
    if (state.has(start)) continue;
    const stack = [{ id: start, next: 0 }];
    state.set(start, 'open');
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const child = nodes.get(top.id)?.childIds[top.next];
      if (child === undefined) {
        state.set(top.id, 'done');
        stack.pop();
        continue;
      }
      const index = top.next;
      top.next += 1;
      if (!nodes.has(child)) continue;
      if (state.get(child) === 'open') cycles.push({ node: top.id, index, child });
      else if (!state.has(child)) {
        state.set(child, 'open');
        stack.push({ id: child, next: 0 });
      }
    }
  }
  return cycles;
}

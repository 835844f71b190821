import type { NodeId } from '@renderer/document/types.ts';

/** What the owner of a form tells its fields; a form outside of an editor has nothing to tell. */
export interface FormContext {
  /** The node that the form is of. */
  node?: NodeId;
  /** Fields of the block that nothing would come of. */
  idle?: readonly string[];
  /** Sets the value of a field, by its id, without the form's going through all its fields first. */
  write?: (fieldId: string, value: unknown) => void;
}

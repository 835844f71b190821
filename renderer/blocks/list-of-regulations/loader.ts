import type { Regulation } from '@generated/entities.ts';
import type { ListOfRegulationsProps } from '@generated/types.ts';
import type { BlockLoader } from '@renderer/contract.ts';

const load: BlockLoader<ListOfRegulationsProps, Regulation[]> = (_props, { cms }) =>
  cms.listRegulations();

export default load;

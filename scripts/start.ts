import { ensureBuilt } from './build.ts';
import { serve } from './serve.ts';

// Contract C1: builds if sources changed, boots WordPress, serves.
await serve({ development: false, prepare: ensureBuilt });

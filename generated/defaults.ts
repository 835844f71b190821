// Written by `npm run generate` from schemas/. Do not edit.
import type { FieldPlan } from '@renderer/document/field-plan.ts';

export const fieldPlans: Readonly<Record<string, FieldPlan>> = {};

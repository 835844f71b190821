/** One violation as Ajv reports it. */
export interface ValidationError {
  keyword: string;
  /** JSON pointer within the validated value. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A compiled validator: pure, its last errors on itself. */
export interface ValidateFunction {
  (data: unknown): boolean;
  errors?: ValidationError[] | null;
}

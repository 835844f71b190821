/** A refusal with its status and the sentence for the visitor; `code` tells the form what to do. */
export class FormError extends Error {
  override name = 'FormError';
  constructor(
    readonly status: number,
    message: string,
    readonly more: { code?: string; fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
  }
}

import pino from 'pino';

/** The server's log: JSON lines on stderr, personal data redacted. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL ?? 'info',
    base: undefined,
    redact: [
      'email',
      'phone',
      'data',
      '*.email',
      '*.phone',
      'headers.cookie',
      'headers.authorization',
    ],
  },
  pino.destination({ dest: 2, sync: false }),
);

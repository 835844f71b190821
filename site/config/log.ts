import pino from 'pino';

export const LOG_LEVELS: readonly string[] = Object.values(pino.levels.labels);

/** Another than these is refused with the other settings, in words. */
const level = LOG_LEVELS.find((name) => name === process.env.LOG_LEVEL) ?? 'info';

/** The server's log: JSON lines on stderr, personal data redacted. */
export const log = pino(
  {
    level,
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

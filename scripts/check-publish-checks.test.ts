import { expect, it } from 'vitest';
import { checkPublishChecks } from './check-publish-checks.ts';

it.each(['alt', 'alt=no', 'immagini=block', 'alt=block=off'])(
  'PUBLISH_CHECKS cannot be %s',
  (setting) => {
    expect(() => checkPublishChecks(`links=off,${setting}`)).toThrow(
      new RegExp(`^PUBLISH_CHECKS .*'${setting}'`),
    );
  },
);

it.each([undefined, '', 'alt=block', ' alt=block , contrast = off,'])(
  'PUBLISH_CHECKS may be %j',
  (setting) => expect(() => checkPublishChecks(setting)).not.toThrow(),
);

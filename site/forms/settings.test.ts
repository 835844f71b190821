import { expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { readFormSettings } from './settings.ts';

const read = (env: Record<string, string>) => readFormSettings(readSettings({}), env);

it.each([
  ['SMTP_URL', 'smtp.example:465'],
  ['SMTP_URL', 'https://smtp.example'],
  ['DATABASE_URL', 'mysql://db.example/outbox'],
  ['REDIS_URL', 'localhost:6379'],
  ['CRM_WEBHOOK_URL', 'crm.example/hook'],
  ['FORMS_FROM', 'Albaviva'],
  ['FORMS_FROM', 'Albaviva <moduli>'],
  ['FORMS_TO', 'contatti@albaviva.example, ufficio'],
  ['COMPANY_PHONES', '800 000 123, centralino'],
  ['FORMS_SECRET', 'breve'],
  ['PREFILL_KEY', 'abc'],
  ['TRUST_PROXY', 'yes'],
  ['OUTBOX_MAX_ATTEMPTS', 'tante'],
])('%s cannot be %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});

it('takes what mail servers and databases are called', () => {
  const env = {
    SMTP_URL: 'smtps://user:p%40ss@smtp.example:465',
    DATABASE_URL: 'postgresql://user@db.example/outbox?sslmode=require',
    REDIS_URL: 'rediss://redis.example',
    FORMS_FROM: '"Albaviva, moduli" <moduli@albaviva.example>',
    FORMS_TO: 'a@albaviva.example; b@albaviva.example',
  };
  expect(read(env)).toMatchObject({
    smtpUrl: env.SMTP_URL,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    from: env.FORMS_FROM,
    to: ['a@albaviva.example', 'b@albaviva.example'],
  });
});

it('takes an empty setting for none', () => {
  const { smtpUrl, databaseUrl, redisUrl, crmWebhookUrl } = read({
    ...{ SMTP_URL: '', DATABASE_URL: '', REDIS_URL: '', CRM_WEBHOOK_URL: '' },
  });
  expect([smtpUrl, databaseUrl, redisUrl, crmWebhookUrl]).toEqual(Array(4).fill(undefined));
});

it('takes a database of this machine by its socket', () => {
  const socket = 'postgresql:///outbox?host=/run/postgresql';
  expect(read({ DATABASE_URL: socket }).databaseUrl).toBe(socket);
});

it('repeats no password of an address that it refuses', () => {
  expect(() => read({ SMTP_URL: 'smpt://user:segreta@smtp.example' })).toThrow(/^(?!.*segreta)/);
});

it('counts the number the site shows among the company’s, beside those that are set', () => {
  const phonesOf = (env: Record<string, string>) =>
    readFormSettings(readSettings(env), env).companyPhones;
  const demo = phonesOf({});
  expect(demo[0]).toBe('800 000 123');
  expect(demo).toContain('800 000 145');
  expect(phonesOf({ PHONE: '800 111 222', COMPANY_PHONES: '02 1234567, ' })).toEqual([
    '800 111 222',
    '02 1234567',
  ]);
  expect(phonesOf({ PHONE: '' })).toEqual(demo.slice(1));
});

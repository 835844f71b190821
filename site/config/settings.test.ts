import { describe, expect, it } from 'vitest';
import csp from '../cache/content-security-policy.cjs';
import { policySources } from './policy-sources.ts';
import { readSettings } from './settings.ts';

const SCRIPTS = {
  SITE_ORIGIN: 'https://www.example.it',
  CHAT_SCRIPT_URL: 'https://chat.example/live.js',
  CHAT_TEST_SCRIPT_URL: 'https://chat-test.example/test.js',
  AD_PIXEL_URL: 'https://pixel.example/p.js',
  TAG_MANAGER_URL: 'https://tags.example/t.js',
};

describe('third parties', () => {
  it('are off when nothing is configured', () => {
    const settings = readSettings({ PRODUCTION_HOST: 'localhost' });
    expect(settings.chatScriptUrl + settings.tagManagerUrl + settings.adPixelUrl).toBe('');
    const { 'form-action': forms, ...others } = policySources(settings);
    expect(Object.values(others).flat()).toEqual([]);
    expect(forms).toEqual(['https://attiva.example']);
  });

  it('are the production ones on the production host only', () => {
    const production = readSettings({ ...SCRIPTS, PRODUCTION_HOST: 'www.example.it' });
    expect(production.chatScriptUrl).toBe('https://chat.example/live.js');
    expect(production.adPixelUrl).toBe('https://pixel.example/p.js');
    const test = readSettings({ ...SCRIPTS, PRODUCTION_HOST: 'www.other.it' });
    expect(test.chatScriptUrl).toBe('https://chat-test.example/test.js');
    expect(test.adPixelUrl).toBe('');
    expect(policySources(test)['script-src']).toEqual([
      'https://chat-test.example',
      'https://tags.example',
    ]);
  });

  it('leave a back-end API of another host to forms and uploads alone', () => {
    const policy = (backend: string) =>
      policySources(readSettings({ ...SCRIPTS, BACKEND_API: backend }));
    const {
      'form-action': forms,
      'connect-src': calls,
      ...others
    } = policy('https://api.example/v1');
    expect(forms).toContain('https://api.example');
    expect(calls).toContain('https://api.example');
    expect(Object.values(others).flat()).not.toContain('https://api.example');
    expect(policy('/backend')).toEqual(policy('/api'));
  });

  it('join the policy, and nothing else of it moves', () => {
    const before = csp.contentSecurityPolicy(["'sha256-x'"]);
    process.env.CSP_SOURCES = JSON.stringify(policySources(readSettings(SCRIPTS)));
    const after = csp.contentSecurityPolicy(["'sha256-x'"]);
    delete process.env.CSP_SOURCES;
    const own = /script-src [^;]*/.exec(before)?.[0];
    expect(own).toContain("script-src 'self' 'sha256-x'");
    expect(after).toContain(`${own} https://chat-test.example https://tags.example;`);
    expect(after).toContain("form-action 'self' https://attiva.example;");
    expect(after).toContain("object-src 'none'");
  });
});

it.each([
  ['CHAT_TEST_SCRIPT_URL', 'javascript:alert(1)'],
  ['CUSTOMER_AREA_URL', '/login'],
  ['THIRD_PARTY_ORIGINS', 'chat'],
  ['COOKIE_POLICY_VERSION', 'due; x'],
  ['SITE_ORIGIN', 'localhost:3000'],
  ['FUNNEL_DOMAIN', 'attiva.example'],
  ['WP_API', 'wordpress/wp-json'],
  ['BRAND', '!!!'],
  ['LOG_LEVEL', 'verbose'],
  ['WP_PORT', 'tremila'],
  ['WP_PORT', '70000'],
  ['CATALOGUE', 'true'],
  ['RESET_EDITOR_PASSWORD', 'yes'],
  ['PRODUCTION_HOST', 'https://www.example.it'],
  ['WP_NONCE', 'wp-admin/admin-ajax.php'],
  ['BACKEND_API', 'api.example.it'],
  ['CMS_INTERNAL_API', '127.0.0.1:3001/wp-json'],
])('%s cannot be %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it('refuses a name too long for what the CMS makes of it', () => {
  expect(readSettings({ BRAND: 'Energia Italiana' }).brand).toBe('energiaitaliana');
  expect(() => readSettings({ BRAND: 'Energia Italiana Luce' })).toThrow(/^BRAND /);
});

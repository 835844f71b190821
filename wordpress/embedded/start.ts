import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { importSeed } from '../seed/import/import-seed.ts';
import { createWordPressServer } from './http/server.ts';
import {
  type Editor,
  forgetPassword,
  installWordPress,
  markAnnounced,
  unannouncedEditor,
} from './install/install.ts';
import { ensureSecrets } from './install/secrets.ts';
import { bootPhp, type PhpSite } from './php/boot.ts';
import { prepareContentFolder } from './php/content-folder.ts';
import { wordPressFolders } from './php/paths.ts';
import { wpConfig } from './php/wp-config.ts';
import { prepareCore } from './prepare-core.ts';
import type { EmbeddedSettings } from './settings.ts';
import { createWebhookTransport, type WebhookMessage } from './webhook-transport.ts';

export interface RunningWordPress {
  port: number;
  /** True when this start installed WordPress, or an earlier one did and never got to say so. */
  firstRun: boolean;
  editor?: Editor;
  php: PhpSite;
  /** To be called when the editor's password is handed on: it is not named again. */
  announced(): Promise<void>;
  /** Takes no new requests, finishes those that run, closes the database. */
  stop(): Promise<void>;
}

/** Starts the embedded WordPress: files, PHP, installation, content, HTTP. */
export async function startWordPress(
  settings: EmbeddedSettings,
  progress: (line: string) => void,
): Promise<RunningWordPress> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const folders = wordPressFolders(settings.dataDir);
  const core = await prepareCore({ ...settings, progress });
  await prepareContentFolder({
    folders,
    coreDir: core.coreDir,
    pluginDir: path.join(import.meta.dirname, '../plugin'),
  });
  const secrets = await ensureSecrets(folders.secrets, settings);

  progress('WordPress: starting PHP');
  const php = await bootPhp({
    core,
    folders,
    siteUrl: `${settings.siteOrigin}/wordpress`,
    wpConfig: wpConfig(settings, secrets),
    muPluginDir: path.join(import.meta.dirname, 'mu-plugins'),
  });
  const webhook = createWebhookTransport();
  let announcing = false;
  php.onMessage((text) => {
    const message = JSON.parse(text) as { kind: string; user?: string } & WebhookMessage;
    if (message.kind === 'login') void forgetPassword(folders, message.user ?? '');
    // Imported content is announced to nobody: the site starts after it.
    if (message.kind !== 'webhook' || !announcing) return;
    // Once it is stored; not after all who wait for PHP, of whom a busy site has many.
    void php.currentDone().then(() => webhook.send(message));
  });
  await installWordPress({ php, folders, settings, progress });
  await importSeed({ php, folders, settings, progress });
  announcing = true;

  const server = createWordPressServer({
    php,
    folders: { coreDir: core.coreDir, contentDir: folders.content },
    host: new URL(settings.siteOrigin).host,
  });
  server.listen(settings.port, '127.0.0.1');
  await once(server, 'listening');
  const editor = await unannouncedEditor(folders);
  return {
    port: (server.address() as AddressInfo).port,
    firstRun: editor !== undefined,
    ...(editor ? { editor } : {}),
    php,
    announced: async () => {
      if (editor) await markAnnounced(folders, editor);
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await php.idle();
      server.closeAllConnections();
      await closed;
      webhook.stop();
      await php.exit();
    },
  };
}

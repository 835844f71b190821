import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import next from 'next';
import { keepSignals } from '../cms/kept-signal.ts';
import { FolderInUseError, lockFolder } from '../config/folder-lock.ts';
import { log } from '../config/log.ts';
import { policySources } from '../config/policy-sources.ts';
import { secretFile } from '../config/secret-file.ts';
import { readSettings, type Settings } from '../config/settings.ts';
import { type Forms, startForms } from '../forms/runtime.ts';
import { readFormSettings } from '../forms/settings.ts';
import { SINK_PATH } from '../forms/sink/pages.tsx';
import { stopTracing } from '../telemetry/stop-tracing.ts';
import { createCmsState } from './cms-state.ts';
import { refreshEverything, watchCms } from './cms-watch.ts';
import { type EmbeddedCms, startEmbeddedCms } from './embedded-cms.ts';
import { createFrontServer } from './front.ts';
import { pageCacheFolder } from './page-cache-folder.ts';
import { choosePort, portProblem } from './ports.ts';
import { publishDue } from './publish-due.ts';
import { RedirectTable } from './redirects.ts';
import { warmMainPages } from './warm-main-pages.ts';

export interface RunningServer {
  settings: Settings;
  stop(): Promise<void>;
}

/** A problem the operator can solve; its message says how. */
export class StartError extends Error {
  override name = 'StartError';
}

async function checkAddress({ port, host }: Settings): Promise<void> {
  const problem = await portProblem(port, host);
  if (!problem) return;
  const instead = 'choose another: PORT=3001 npm start';
  const known: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or ${instead}`,
    EACCES: `Port ${port} is not for everybody to use on this machine: ${instead}`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine. 127.0.0.1 is, and 0.0.0.0 stands for all.`,
  };
  throw new StartError(known[problem] ?? `No server can listen on ${host}:${port} (${problem}).`);
}

/**
 * Starts the whole product: WordPress (unless WP_API points elsewhere), then the site in front of
 * it. `prepare` runs beside WordPress's start and must be done before the site can be (the build).
 */
export async function startServer(options: {
  development: boolean;
  progress: (line: string) => void;
  prepare?: () => Promise<void>;
}): Promise<RunningServer> {
  const { development, progress } = options;
  const settings = readSettings();
  // Read again once the CMS has its port; what is wrong with them is said before anything starts.
  readFormSettings(settings);
  await checkAddress(settings);
  const releaseData = await takeDataDir(settings);
  await secretFile(settings.webhookSecretFile);
  const [cms] = await Promise.all([startCms(settings, progress), options.prepare?.()]);
  if (cms) {
    const internal = `http://127.0.0.1:${cms.port}/wordpress/wp-json`;
    settings.cmsInternalApi = internal;
    process.env.CMS_INTERNAL_API = internal;
  }
  process.env.CSP_SOURCES = JSON.stringify(policySources(settings));
  process.env.PAGE_CACHE_DIR = await pageCacheFolder(settings);
  keepSignals();
  const app = next({
    dev: development,
    dir: path.resolve('site'),
    hostname: 'localhost',
    port: settings.port,
    quiet: true,
  });
  const [forms] = await Promise.all([startOutbox(settings), app.prepare()]);
  const redirects = new RedirectTable(settings);
  await redirects.refresh();
  const cmsState = createCmsState(settings);
  const server = createFrontServer({
    settings,
    cmsState,
    development,
    cmsOrigin: new URL(settings.cmsInternalApi).origin,
    redirects,
    forms,
    next: { handle: app.getRequestHandler(), upgrade: app.getUpgradeHandler() },
  });
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const stopWatching = watchCms(settings, cmsState, redirects);
  const stopPublishing = publishDue(settings);
  if (!development) await warmMainPages(settings);
  announce({ settings, cms, forms, progress });
  return {
    settings,
    async stop() {
      stopWatching();
      stopPublishing();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await forms.stop();
      await cms?.stop();
      await app.close();
      await releaseData();
      if (settings.tracing) await stopTracing();
    },
  };
}

/** Takes the data directory for this process alone; returns what gives it back. */
async function takeDataDir({ dataDir }: Settings): Promise<() => Promise<void>> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderInUseError) {
      throw new StartError(
        `DATA_DIR=${dataDir} is in use by ${error.holder}. Stop it, or give this one a folder of ` +
          'its own: DATA_DIR=.data-2 npm start',
      );
    }
    throw new StartError(
      `DATA_DIR=${dataDir} must be a folder that can be written to (${(error as Error).message}).`,
    );
  }
}

async function startCms(
  settings: Settings,
  progress: (line: string) => void,
): Promise<EmbeddedCms | undefined> {
  if (!settings.embeddedCms) return undefined;
  const port = await choosePort(settings.cmsPort || settings.port + 1);
  try {
    return await startEmbeddedCms(settings, port, progress, {
      onRestart: () => void refreshEverything(settings),
    });
  } catch (error) {
    log.debug({ reason: String(error) }, 'embedded WordPress');
    throw new StartError(
      `WordPress did not start: ${(error as Error).message} Its own words are above; ` +
        `check the free disk space, or start anew with another DATA_DIR.`,
    );
  }
}

async function startOutbox(settings: Settings): Promise<Forms> {
  try {
    return await startForms(readFormSettings(settings));
  } catch (error) {
    throw new StartError(`Forms cannot be taken: ${(error as Error).message}`);
  }
}

function announce(started: {
  settings: Settings;
  cms: EmbeddedCms | undefined;
  forms: Forms;
  progress: (line: string) => void;
}): void {
  const { settings, cms, forms, progress } = started;
  if (forms.sink) progress(`Mail: ${settings.siteOrigin}${SINK_PATH} (SMTP_URL is not set)`);
  // Such names are nobody's (RFC 2606): who presses «Attiva online» meets an error of the browser.
  if (new URL(settings.funnelDomain).hostname.endsWith('.example')) {
    progress(
      `Sign-up: links lead to ${settings.funnelDomain}, an example (FUNNEL_DOMAIN is not set)`,
    );
  }
  if (cms?.editor) {
    const { user, password } = cms.editor;
    progress(`Editor: ${settings.siteOrigin}/?pb  user: ${user}  password: ${password}`);
    cms.announced();
  }
  progress(`Ready: ${settings.siteOrigin}`);
}

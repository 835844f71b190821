import type { Instrumentation } from 'next';

/** The framework calls this once, before it answers anything. Starts tracing where it is set. */
export async function register(): Promise<void> {
  // As one condition around it all, or the framework builds this for its other runtime too.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { readSettings } = await import('./config/settings.ts');
    if (!readSettings().tracing) return;
    // Only here: an installation without tracing loads nothing of it.
    const { startTracing } = await import('./telemetry/start-tracing.ts');
    startTracing();
  }
}

/** What visitors see as an error page has its reason in the log. */
export const onRequestError: Instrumentation.onRequestError = async (error, { path }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { log } = await import('./config/log.ts');
    log.error({ url: path.split('?')[0], reason: String(error) }, 'page not rendered');
  }
};

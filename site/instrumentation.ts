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

const loads = new Map<string, Promise<void>>();

/** Runs a third-party script, once per page whoever asks; rejects when it cannot be loaded. */
export function loadScript(url: string): Promise<void> {
  const known = loads.get(url);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Not loaded: ${url}`));
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}

/** Whether a script runs on this page: what runs can be stopped only by loading the page anew. */
export const isLoaded = (url: string) => loads.has(url);

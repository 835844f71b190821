'use client';
import { ErrorBoundary } from '@renderer/islands/ErrorBoundary.tsx';
import { type ReactNode, useEffect } from 'react';
import { ConsentPanel } from './consent/ConsentPanel.tsx';
import { useConsent } from './consent/use-consent.ts';
import { ForEditors } from './edit-link/ForEditors.tsx';
import { Overlays } from './overlays/Overlays.tsx';
import { ThirdParties } from './third-party/ThirdParties.tsx';
import { useHashTarget } from './use-hash-target.ts';
import { useModalMenu } from './use-modal-menu.ts';
import { useSearchedPlace } from './use-searched-place.ts';
import { useTriggers } from './use-triggers.ts';

/** What the shell's code needs to know of the installation. */
export interface ShellConfig {
  brandName: string;
  cookiePolicyVersion: string;
  /** Where the login form posts to. */
  customerAreaUrl: string;
  /** The public sales-points page, closing slash included; a shop's slug is appended. */
  storeLinkBase: string;
  /** Scripts of third parties; absent where one is off, since this travels with every page. */
  chatScriptUrl?: string;
  tagManagerUrl?: string;
  adPixelUrl?: string;
  funnelDomain: string;
  /** REST base of the CMS, full address. */
  cmsApi: string;
}

/**
 * The shell's code, on every page: cookie choices, and what opens overlays. It stays small; what
 * most visitors never use is fetched on first use. Where it breaks down, as in a browser that forbids
 * cookies by an error, the page stays, without third parties.
 */
export function Shell(shell: ShellProps) {
  return (
    <ErrorBoundary fallback={null}>
      <LiveShell {...shell} />
    </ErrorBoundary>
  );
}

interface ShellProps {
  config: ShellConfig;
  consentForm: ReactNode;
}

function LiveShell({ config, consentForm }: ShellProps) {
  const { asking, setAsking, decide } = useConsent(config.cookiePolicyVersion);
  useTriggers(setAsking);
  useTechnicalKeys(config);
  useBodyClasses();
  useHashTarget();
  useModalMenu();
  useSearchedPlace();
  return (
    <>
      <ConsentPanel asking={asking} onDecide={decide} onKeep={() => setAsking('no')}>
        {consentForm}
      </ConsentPanel>
      <Overlays config={config} />
      <ThirdParties config={config} />
      <ForEditors />
    </>
  );
}

/** The two keys other software of the company reads (spec 2.2); they say nothing of the visitor. */
function useTechnicalKeys({ funnelDomain, cmsApi }: ShellConfig): void {
  useEffect(() => {
    try {
      localStorage.setItem('path', funnelDomain);
      localStorage.setItem('api_domain', cmsApi);
    } catch {
      // Storage is off or full: nothing of this site depends on it.
    }
  }, [funnelDomain, cmsApi]);
}

/** Marks the body as pages ask by `data-body-class`, e.g. as a product-tab page (spec 2.4). */
function useBodyClasses(): void {
  useEffect(() => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-body-class]')) {
      document.body.classList.add(mark.dataset.bodyClass ?? '');
    }
  }, []);
}

// Written by `npm run generate` from schemas/. Do not edit.
import { clientBlock } from '@renderer/registry.client.ts';
import type { ClientRegistry } from '@renderer/registry.ts';

/** Every block for the editor's canvas; each view is loaded when the page first shows it. */
export const clientRegistry: ClientRegistry = new Map([
  clientBlock('absoluteblob', () => import('../renderer/blocks/absolute-blob/AbsoluteBlob.tsx')),
  clientBlock('actionbutton', () => import('../renderer/blocks/action-button/ActionButton.tsx')),
  clientBlock('archivelist', () => import('../renderer/blocks/archive-list/ArchiveList.tsx')),
  clientBlock('codice', () => import('../renderer/blocks/codice/Codice.tsx')),
  clientBlock('documentspremium', () => import('../renderer/blocks/documents-premium/DocumentsPremium.tsx')),
  clientBlock('downloadaccordion', () => import('../renderer/blocks/download-accordion/DownloadAccordion.tsx')),
  clientBlock('downloadlist', () => import('../renderer/blocks/download-list/DownloadList.tsx')),
  clientBlock('eventinfo', () => import('../renderer/blocks/event-info/EventInfo.tsx')),
  clientBlock('faq', () => import('../renderer/blocks/faq/Faq.tsx')),
  clientBlock('faqdynamic', () => import('../renderer/blocks/faq-dynamic/FaqDynamic.tsx')),
  clientBlock('faqlist', () => import('../renderer/blocks/faq-list/FaqList.tsx')),
  clientBlock('faqpremium', () => import('../renderer/blocks/faq-premium/FaqPremium.tsx')),
  clientBlock('fiberdetails', () => import('../renderer/blocks/fiber-details/FiberDetails.tsx')),
  clientBlock('heroslider', () => import('../renderer/blocks/hero-slider/HeroSlider.tsx')),
  clientBlock('image', () => import('../renderer/blocks/image/Image.tsx')),
  clientBlock('listofregulations', () => import('../renderer/blocks/list-of-regulations/ListOfRegulations.tsx')),
  clientBlock('newsevents', () => import('../renderer/blocks/news-events/NewsEvents.tsx')),
  clientBlock('newseventshome', () => import('../renderer/blocks/news-events-home/NewsEventsHome.tsx')),
  clientBlock('pageblock', () => import('../renderer/blocks/page-block/PageBlock.tsx')),
  clientBlock('plans', () => import('../renderer/blocks/plans/Plans.tsx')),
  clientBlock('pressreleaselist', () => import('../renderer/blocks/press-release-list/PressReleaseList.tsx')),
  clientBlock('productpagetab', () => import('../renderer/blocks/product-page-tab/ProductPageTab.tsx')),
  clientBlock('productpagetabcontent', () => import('../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx')),
  clientBlock('salespointlist', () => import('../renderer/blocks/sales-point-list/SalesPointList.tsx')),
  clientBlock('sectionsteps', () => import('../renderer/blocks/section-steps/SectionSteps.tsx')),
  clientBlock('textblock', () => import('../renderer/blocks/text-block/TextBlock.tsx')),
]);

// Written by `npm run generate` from schemas/. Do not edit.
import { clientBlock } from '@renderer/registry.client.ts';
import type { ClientRegistry } from '@renderer/registry.ts';

/** Every block for the editor's canvas; each view is loaded when the page first shows it. */
export const clientRegistry: ClientRegistry = new Map([
  clientBlock('absoluteblob', () => import('../renderer/blocks/absolute-blob/AbsoluteBlob.tsx')),
  clientBlock('actionbutton', () => import('../renderer/blocks/action-button/ActionButton.tsx')),
  clientBlock('{brand}form', () => import('../renderer/blocks/brand-form/BrandForm.tsx')),
  clientBlock('callmeback', () => import('../renderer/blocks/call-me-back/CallMeBack.tsx')),
  clientBlock('callmebacknew', () => import('../renderer/blocks/call-me-back-new/CallMeBackNew.tsx')),
  clientBlock('callmebackpage', () => import('../renderer/blocks/call-me-back-page/CallMeBackPage.tsx')),
  clientBlock('codice', () => import('../renderer/blocks/codice/Codice.tsx')),
  clientBlock('faq', () => import('../renderer/blocks/faq/Faq.tsx')),
  clientBlock('fiberdetails', () => import('../renderer/blocks/fiber-details/FiberDetails.tsx')),
  clientBlock('form{assistant}', () => import('../renderer/blocks/form-assistant/FormAssistant.tsx')),
  clientBlock('formchiamatesospette', () => import('../renderer/blocks/form-chiamate-sospette/FormChiamateSospette.tsx')),
  clientBlock('formpmi', () => import('../renderer/blocks/form-pmi/FormPmi.tsx')),
  clientBlock('heroslider', () => import('../renderer/blocks/hero-slider/HeroSlider.tsx')),
  clientBlock('image', () => import('../renderer/blocks/image/Image.tsx')),
  clientBlock('newsevents', () => import('../renderer/blocks/news-events/NewsEvents.tsx')),
  clientBlock('pageblock', () => import('../renderer/blocks/page-block/PageBlock.tsx')),
  clientBlock('plans', () => import('../renderer/blocks/plans/Plans.tsx')),
  clientBlock('productpagetab', () => import('../renderer/blocks/product-page-tab/ProductPageTab.tsx')),
  clientBlock('productpagetabcontent', () => import('../renderer/blocks/product-page-tab-content/ProductPageTabContent.tsx')),
  clientBlock('salespointlist', () => import('../renderer/blocks/sales-point-list/SalesPointList.tsx')),
  clientBlock('sectionsteps', () => import('../renderer/blocks/section-steps/SectionSteps.tsx')),
  clientBlock('textblock', () => import('../renderer/blocks/text-block/TextBlock.tsx')),
  clientBlock('workwithusform', () => import('../renderer/blocks/work-with-us-form/WorkWithUsForm.tsx')),
]);

import { expect, type Page } from 'playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog');
export const trigger = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

export async function openModal(page: Page, name: string): Promise<void> {
  await trigger(page, name).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './house.ts'

/** What is there is the same for those who do not see it. A fault is told with the elements that have it. */
export async function axeFindsNothing(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** The same once all animations have ended: what is still fading in has colours of its own. */
export async function axeFindsNothingAtRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
  await axeFindsNothing(page)
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './house.ts'

/** Where is looked, by selectors; all of the page without them. */
interface Where {
  readonly within?: string
  readonly without?: string
}

/** What is there is the same for those who do not see it. A fault is told with the elements that have it. */
export async function axeFindsNothing(page: Page, { within, without }: Where = {}): Promise<void> {
  const axe = new AxeBuilder({ page })
  if (within !== undefined) axe.include(within)
  if (without !== undefined) axe.exclude(without)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  expect(found, page.url()).toEqual([])
}

/** The same once all animations have ended: what is still fading in has colours of its own. */
export async function axeFindsNothingAtRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
  await axeFindsNothing(page)
}

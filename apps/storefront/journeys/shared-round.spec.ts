import type { Page } from '@playwright/test'
import { sharing as texts } from '../app/shell/texts/en/sharing.ts'
import { verify as verifyTexts } from '../app/shell/texts/en/verify.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, castle, inTurbo, playOne } from './player.ts'

/** Visitors' pages may be some seconds old. */
const answers = (page: Page, link: string, status: number): Promise<void> =>
  expect(async () => expect((await page.goto(link))?.status()).toBe(status)).toPass()

test('a round is shown to everybody when its player shares it, verified there, and gone when taken back', async ({
  page,
  browser,
}) => {
  await arriveSignedIn(page)
  const { id } = await playOne(page, castle)
  const visitor = await (await browser.newContext()).newPage()
  const link = `${new URL(page.url()).origin}/en/round/${id}`
  await answers(visitor, link, 404)
  await expect(visitor.getByText(texts.goneTitle)).toBeVisible()

  await page.goto('/en/my-bets')
  await page.getByRole('button', { name: /^Share round/ }).click()
  await expect(page.getByText(texts.means)).toBeVisible()
  await page.getByRole('button', { name: texts.share }).click()
  await expect(page.getByText(link)).toBeVisible()

  await answers(visitor, link, 200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A round of Castle of Horror')
  await expect(visitor).toHaveTitle(/Castle of Horror/)
  const preview = visitor.locator('meta[property="og:description"]')
  await expect(preview).toHaveAttribute('content', /^Bet 0\.25 Cr/)
  await expect(visitor.locator('meta[property="og:image"]')).toHaveCount(1)
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(visitor.getByRole('heading', { name: texts.sealedHeading })).toBeVisible()

  await page.goto(`/en/provably-fair/verify?round=${id}`)
  await page.getByRole('button', { name: 'Change seed and reveal this one' }).click()
  await expect(page.getByText(verifyTexts.resultAgrees)).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByText(verifyTexts.resultAgrees)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await axeFindsNothing(visitor)
  await page.goto(link)
  await page.getByRole('button', { name: texts.stop }).click()
  await expect(page).toHaveURL(/\/my-bets$/)
  await answers(visitor, link, 404)
})

test('another player watches a shared round in the game itself', async ({ page, browser }) => {
  await arriveSignedIn(page)
  const { id } = await playOne(page, castle)
  await page.goto('/en/my-bets')
  await page.getByRole('button', { name: /^Share round/ }).click()
  await page.getByRole('button', { name: texts.share }).click()
  await expect(page.getByRole('link', { name: texts.open })).toBeVisible()
  const other = await (await browser.newContext({ baseURL: page.url() })).newPage()
  await arriveSignedIn(other)
  await inTurbo(other)
  await other.goto(`/en/round/${id}`)
  await other.getByRole('link', { name: texts.watch }).click()
  await expect(other.getByText('Replay: no money moves')).toBeVisible()
})

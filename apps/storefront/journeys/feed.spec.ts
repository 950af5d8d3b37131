import { feed as texts } from '../app/shell/texts/en/feed.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, castle, playOne } from './player.ts'

// The lists are of the whole house: what others play in it would be among them.
test.use({ untouched: true })

test('a bet is shown to visitors as it is settled, and is gone when its player hides', async ({
  page,
  browser,
}) => {
  const login = await arriveSignedIn(page)
  const visitor = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage()
  const address = new URL(page.url()).origin
  await visitor.goto(`${address}/en`)
  const list = visitor.getByRole('region', { name: texts.heading })
  await list.scrollIntoViewIfNeeded()
  await expect(list.getByText(texts.none.newest)).toBeVisible()
  const height = (await list.boundingBox())?.height

  await playOne(page, castle)
  const bet = list.getByRole('row').filter({ hasText: `${login.slice(0, 2)}***` })
  await expect(bet).toHaveCount(1)
  await expect(bet.getByRole('link', { name: 'Castle of Horror' })).toBeVisible()
  expect((await list.boundingBox())?.height).toBe(height)

  // What is stopped stays as it is.
  await list.getByRole('button', { name: texts.pause }).click()
  await playOne(page, castle)
  const other = await visitor.context().newPage()
  await other.goto(`${address}/en`)
  const moving = other.getByRole('region', { name: texts.heading })
  await moving.scrollIntoViewIfNeeded()
  await expect(moving.getByRole('link', { name: 'Castle of Horror' })).toHaveCount(2)
  await expect(bet).toHaveCount(1)
  await list.getByRole('button', { name: texts.resume }).click()
  await expect(bet).toHaveCount(2)

  await list.getByRole('radio', { name: texts.kinds.high }).check()
  await expect(bet).toHaveCount(2)
  await axeFindsNothing(visitor, { within: '.feed' })
  await page.goto('/en/edit-profile')
  const hide = page.getByRole('switch', { name: texts.privacy.label })
  await hide.click()
  await expect(hide).toHaveAttribute('aria-checked', 'true')
  await expect(bet).toHaveCount(0)
})

test('the list shows the player their own rounds as well', async ({ page }) => {
  await arriveSignedIn(page)
  await playOne(page, castle)
  await page.goto('/en/lobby')
  const list = page.getByRole('region', { name: texts.heading })
  await list.scrollIntoViewIfNeeded()
  await list.getByRole('radio', { name: texts.kinds.mine }).check()
  await expect(list.getByRole('link', { name: 'Castle of Horror' })).toBeVisible()
})

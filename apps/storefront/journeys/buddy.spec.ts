import { axeFindsNothing } from './axe.ts'
import { besides } from './at-desk.ts'
import { expect, test } from './house.ts'
import { arriveWithMoney } from './with-money.ts'

test('a player invites a friend by a link, which enters its code at the sign-up', async ({
  page,
  browser,
}) => {
  await arriveWithMoney(page)
  await page.goto('/en/edit-profile')
  const card = page.getByRole('region', { name: 'Invite a friend' })
  const link = card.getByRole('textbox', { name: 'Your invitation link' })
  await expect(link).toHaveValue(/\/en\/registration\?code=BB-[A-Z2-9]{8}$/)
  await expect(card).toContainText('$10.00')
  await expect(card).toContainText('0 friends signed up')
  await axeFindsNothing(page)

  await card.getByRole('link', { name: 'Who counts as a friend' }).click()
  await expect(page).toHaveURL('/en/promotions/bonus-buddy')
  await expect(card.getByRole('textbox')).toHaveValue(await link.inputValue())
  await axeFindsNothing(page)

  const address = await link.inputValue()
  const friend = await besides(page, browser)
  await friend.goto(address)
  await expect(friend.getByLabel('Promo code')).toHaveValue(/^BB-/)
  await axeFindsNothing(friend)
  await friend.context().close()
})

test('the promotion asks a visitor to sign in first', async ({ page }) => {
  await page.goto('/en/promotions/bonus-buddy')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { codeOf } from './authenticator-app.ts'
import { besides, isWholePage, typeAtDesk } from './at-desk.ts'
import { expect, test } from './house.ts'
import { openHouse } from './open-house.ts'

/** Sets an app up, as the first sign-in wants it. @returns its secret and the recovery codes. */
async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor')
  await page.getByRole('link', { name: 'Use an authenticator app' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  await isWholePage(page)
  const secret = await page.locator('code').first().innerText()
  await page.getByLabel('Code that the app shows').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recovery codes')
  await isWholePage(page)
  const codes = await page.locator('.codes code').allInnerTexts()
  expect(codes).toHaveLength(10)
  return { secret, codes }
}

test('staff set a second factor up at the first sign-in, and an owner sees and ends sessions', async ({
  page,
  browser,
}) => {
  const house = await openHouse({ STAFF_SECOND_FACTOR: '1' })
  const desk = house.operatorURL
  await typeAtDesk(page, desk, 'demo-owner')
  const { codes } = await enrol(page)
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page).toHaveURL(/\/desk\/app$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('the password alone is not enough, a recovery code is, once', async () => {
    const elsewhere = await besides(page, browser)
    await typeAtDesk(elsewhere, desk, 'demo-owner')
    await expect(elsewhere.getByRole('status')).toContainText('wrong')
    await typeAtDesk(elsewhere, desk, 'demo-owner', codes[0])
    await expect(elsewhere).toHaveURL(/\/desk\/app$/)
    await typeAtDesk(elsewhere, desk, 'demo-owner', codes[0])
    await expect(elsewhere.getByRole('status')).toContainText('wrong')
    await elsewhere.context().close()
  })

  await test.step('a session elsewhere is listed, and ends', async () => {
    await page.goto(`${desk}/desk/app/sessions`)
    const rows = page.getByRole('region', { name: 'Your sessions' }).getByRole('row')
    await expect(rows).toHaveCount(3)
    await isWholePage(page)
    await rows.getByRole('button', { name: /^Sign out: demo-owner/ }).click()
    await expect(rows).toHaveCount(2)
  })

  await test.step('an owner asks that somebody begins anew, and cannot approve it', async () => {
    await page.goto(`${desk}/desk/app/staff`)
    await page.getByRole('button', { name: 'Reset sign-in: demo-risk' }).click()
    await page.getByLabel('Why (for staff)').fill('The phone was stolen.')
    await isWholePage(page)
    await page.keyboard.press('Enter')
    const waiting = page.getByRole('region', { name: 'Wait for a second owner' })
    await expect(waiting).toContainText('demo-risk')
    await expect(waiting.getByRole('button', { name: 'Approve' })).toBeHidden()
    await expect(waiting.getByRole('button', { name: 'Take back' })).toBeVisible()
    await isWholePage(page)
  })
  await house.close()
})

import type { Page } from '@playwright/test'
import { isWholePage, typeAtDesk } from './at-desk.ts'
import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'
import { openHouse } from './open-house.ts'
import { withDevice } from './virtual-device.ts'

const keyButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey' })
const dialog = (page: Page) => page.getByRole('dialog')
const keys = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

/** As good in the light as in the dark. Nothing moves but what says that it is busy. */
async function isWholeInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await axeFindsNothing(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await isWholePage(page)
}

/** The sign-in page of who is signed out. */
async function atDoor(page: Page, desk: string): Promise<void> {
  await page.context().clearCookies({ name: 'desk' })
  await page.goto(`${desk}/desk/log-in`)
  await expect(keyButton(page)).toBeVisible()
}

/** From the next page on the browser offers no passkeys by itself, as some do not: who signs in has to press the button. */
const withoutOffer = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

/** The sign-in is only a moment old; the desk is heard as if five minutes had passed. */
const tooOld = (page: Page, call: string) =>
  page.route(
    `**/desk/api/${call}`,
    (route) => route.fulfill({ status: 403, json: { why: 'proofRequired' } }),
    { times: 1 },
  )

test('staff set up a passkey, sign in with it, confirm with it and never lose the last one', async ({
  page,
}) => {
  const house = await openHouse({ STAFF_SECOND_FACTOR: '1' })
  const desk = house.operatorURL
  await withDevice(page)

  const codes = await test.step('as the second factor that everybody needs', async () => {
    await typeAtDesk(page, desk, 'demo-owner')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor')
    await isWholeInBoth(page)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(dialog(page).locator('code')).toHaveCount(10)
    await isWholeInBoth(page)
    const shown = await dialog(page).locator('code').allInnerTexts()
    await dialog(page).getByRole('button', { name: 'I have kept them' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to look at?')
    return shown
  })

  await test.step('it has a name, and is the last one', async () => {
    await page.goto(`${desk}/desk/app/sign-in`)
    await keys(page).getByRole('button', { name: 'Rename Passkey' }).click()
    await dialog(page).getByLabel('Name').fill('Work laptop')
    await page.keyboard.press('Enter')
    await expect(keys(page)).toContainText('Work laptop')
    await expect(keys(page)).toContainText('never')
    await keys(page).getByRole('button', { name: 'Remove Work laptop' }).click()
    await expect(page.getByRole('alert')).toContainText('your only second factor')
    await isWholeInBoth(page)
  })

  await test.step('the browser offers it where the name is typed', async () => {
    await page.context().clearCookies({ name: 'desk' })
    await page.goto(`${desk}/desk/log-in`, { waitUntil: 'commit' })
    await page.mouse.move(5, 5)
    await expect(page).toHaveURL(/\/desk\/app$/)
  })

  await withoutOffer(page)
  await test.step('the password alone is not enough; with the passkey it is', async () => {
    await typeAtDesk(page, desk, 'demo-owner')
    await expect(page.getByRole('status')).toContainText('wrong')
    await page.getByLabel('Name').fill('demo-owner')
    await page.getByLabel('Password').fill('fairhouse-desk')
    await keyButton(page).click()
    await expect(page).toHaveURL(/\/desk\/app$/)
  })

  await test.step('the passkey alone opens the door, by keyboard', async () => {
    await atDoor(page, desk)
    await isWholeInBoth(page)
    await keyButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/desk\/app$/)
  })

  await test.step('what is dangerous is confirmed, and goes on after it', async () => {
    await page.goto(`${desk}/desk/app/staff`)
    const people = page.getByRole('region', { name: 'People' })
    await expect(people.getByRole('row', { name: /demo-owner/ })).toContainText('Owner')
    await page.getByRole('button', { name: 'Reset sign-in: demo-risk' }).click()
    await dialog(page).getByLabel('Why (for staff)').fill('The phone was stolen.')
    await tooOld(page, 'askReset')
    await page.keyboard.press('Enter')
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await expect(proof).toBeVisible()
    await isWholeInBoth(page)
    await proof.getByLabel('A recovery code').fill('2222-2222-2222-2222')
    await proof.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(proof.getByRole('alert')).toContainText('wrong')
    await proof.getByRole('button', { name: 'Use a passkey' }).click()
    const waiting = page.getByRole('region', { name: 'Wait for a second owner' })
    await expect(waiting).toContainText('demo-risk')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('a recovery code confirms as well; who does not confirm changes nothing', async () => {
    await page.goto(`${desk}/desk/app/sign-in`)
    await tooOld(page, 'renewOwnCodes')
    await page.getByRole('button', { name: 'Make new recovery codes' }).click()
    await expect(dialog(page).getByLabel('A recovery code')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toContainText('Nothing was changed')
    await tooOld(page, 'renewOwnCodes')
    await page.getByRole('button', { name: 'Make new recovery codes' }).click()
    await dialog(page)
      .getByLabel('A recovery code')
      .fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('code')).toHaveCount(10)
    expect(await dialog(page).locator('code').allInnerTexts()).not.toEqual(codes)
  })
  await house.close()
})

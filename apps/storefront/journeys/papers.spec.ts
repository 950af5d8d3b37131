import { withdrawalMethodEdit, withdrawalProcess } from '@fairhouse/contract/calls/cashier'
import type { Locator, Page } from '@playwright/test'
import { cashierIdentity as words } from '../app/shell/texts/en/cashier-identity.ts'
import { cashierWithdraw } from '../app/shell/texts/en/cashier-withdraw.ts'
import { axeFindsNothing } from './axe.ts'
import { ask, newKey } from './ask.ts'
import { atDesk, isWholePage } from './at-desk.ts'
import { expect, test } from './house.ts'
import { arriveWithMoney } from './with-money.ts'

/** What is needed when staff asks. */
const needed = ['identityFront', 'selfie', 'address'] as const

/** A withdrawal at which people look. @returns its id. */
async function askForMuch(page: Page): Promise<string> {
  const { userPMId } = await ask(page, withdrawalMethodEdit, {
    methodName: 'bank-transfer',
    fields: JSON.stringify({
      holder: 'Ada Winter',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFF',
    }),
  })
  const wish = { requestKey: newKey(), userPMId, amount: '40000' }
  return (await ask(page, withdrawalProcess, wish)).transaction.id
}

/** Chooses a picture for each paper that is needed, and hands them in. */
async function handIn(page: Page): Promise<void> {
  const buffer = await page.screenshot()
  for (const kind of needed) {
    const paper = page.getByRole('listitem', { name: words.papers[kind] })
    const file = { name: `${kind}.png`, mimeType: 'image/png', buffer }
    await paper.getByLabel(`${words.choose}: ${words.papers[kind]}`).setInputFiles(file)
    await expect(paper.getByText(/Uploaded/)).toBeVisible({ timeout: 30_000 })
  }
  await axeFindsNothing(page)
  await page.getByRole('button', { name: words.handIn }).click()
  await expect(page.getByText(words.inReviewTitle)).toBeVisible()
}

/** Does something at the desk: its form opens in a sheet, is filled in and sent. */
async function inSheet(
  desk: Page,
  name: string,
  fill: (form: Locator) => Promise<unknown>,
): Promise<void> {
  await desk.getByRole('button', { name, exact: true }).click()
  const form = desk.getByRole('dialog')
  await fill(form)
  await form.getByRole('button', { name, exact: true }).click()
}

test('papers are asked for, uploaded, sent back by the desk, uploaded again and accepted', async ({
  page,
  house,
  browser,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arriveWithMoney(page)
  const payment = await askForMuch(page)
  const desk = await atDesk(browser, house.operatorURL, 'demo-risk')
  await desk.goto(`/desk/app/payments/${payment}`)
  await desk.locator('a[href^="/desk/app/players/"][href$="/identity"]').click()
  await inSheet(desk, 'Ask who the player is', (form) =>
    form.getByLabel('Why (for staff)').fill('The name is on no list, and new here.'),
  )
  await expect(desk.getByText('The player is asked who they are.')).toBeVisible()
  const identityAtDesk = desk.url()

  await test.step('the player is led from the withdrawal to the papers', async () => {
    await page.goto('/en/cashier/withdraw')
    await page.getByRole('link', { name: cashierWithdraw.identity.go }).click()
    await expect(page.getByText(words.why.review)).toBeVisible()
    await page.getByRole('button', { name: words.handIn }).click()
    await expect(page.getByRole('alert').last()).toContainText(words.missing)
    await handIn(page)
  })

  await test.step('the desk sees each picture, and asks for others', async () => {
    await desk.goto(identityAtDesk)
    const pictures = desk.locator('img.paper')
    await expect(pictures).toHaveCount(needed.length)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
        .toBeGreaterThan(100)
    }
    await isWholePage(desk)
    await inSheet(desk, 'Ask for others', (form) =>
      form.getByLabel('What is wrong with them').selectOption('unreadable'),
    )
    await expect(desk.getByText('Decided. The player is told.')).toBeVisible()
  })

  await test.step('the player hears why, and sends others', async () => {
    await page.goto('/en/cashier/identity')
    await expect(page.getByRole('status').first()).toContainText(words.reasons.unreadable)
    await axeFindsNothing(page)
    await handIn(page)
  })

  await test.step('the desk accepts them, and the player sees it', async () => {
    await desk.goto(identityAtDesk)
    await inSheet(desk, 'Approve', async () => undefined)
    await expect(desk.getByText('Decided. The player is told.')).toBeVisible()
    await page.goto('/en/cashier/identity')
    await expect(page.getByText(words.approvedTitle)).toBeVisible()
    await axeFindsNothing(page)
  })
  await desk.close()
})

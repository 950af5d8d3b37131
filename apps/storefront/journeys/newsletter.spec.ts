import type { Page } from '@playwright/test'
import { receiveNewsletter } from '@fairhouse/contract/calls/newsletter'
import { status } from '@fairhouse/contract/calls/session'
import { verifyEmail } from '@fairhouse/contract/calls/verification'
import { z } from 'zod'
import { ask } from './ask.ts'
import { axeFindsNothing } from './axe.ts'
import { anyWidth, expect, test } from './house.ts'
import { arriveSignedIn } from './player.ts'

const mailbox = z.object({
  letters: z.array(
    z.object({ template: z.string(), subject: z.string(), links: z.array(z.string()) }),
  ),
})

/** The link of the newest letter of a kind to a player, as soon as it is there. */
async function linkTo(page: Page, login: string, template: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${login}@example.org`)
    const { letters } = mailbox.parse(await answer.json())
    link = letters.find((letter) => letter.template === template)?.links.at(-1)
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

const wantsNews = async (page: Page): Promise<boolean> => {
  const { userStatus } = await ask(page, status, {})
  return userStatus.isLogged && userStatus.receiveNewsletter
}

/** A player with a proven address who has just asked for news. @returns the link by which they end. */
async function readerArrives(page: Page): Promise<string> {
  const login = await arriveSignedIn(page)
  const proof = await linkTo(page, login, 'verifyEmail')
  await ask(page, verifyEmail, { token: proof.slice(proof.lastIndexOf('/') + 1) })
  await ask(page, receiveNewsletter, { receiveNewsletter: '1' })
  return linkTo(page, login, 'newsletter')
}

test('news end by the link of a letter and one press of a key', async ({ page }) => {
  const link = await readerArrives(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe from our news?')
  expect(await wantsNews(page)).toBe(true)
  await axeFindsNothing(page)

  await page.getByRole('button', { name: 'Unsubscribe' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Email unsubscribed' })).toBeVisible()
  expect(await wantsNews(page)).toBe(false)
  await axeFindsNothing(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Go to the games' })).toBeFocused()
})

test('a link that was cut off says so, and nothing ends', anyWidth, async ({ page }) => {
  const link = await readerArrives(page)
  await page.goto(link.slice(0, -3).replace('/en/', '/de/'))
  await page.getByRole('button', { name: 'Abbestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Dieser Abmeldelink ist ungültig' })).toBeVisible()
  expect(await wantsNews(page)).toBe(true)
  await axeFindsNothing(page)
})

test('a demo leads to its mailbox, where letters are read', anyWidth, async ({ page, context }) => {
  const login = await arriveSignedIn(page)
  await linkTo(page, login, 'verifyEmail')
  await page.goto('/en/email-verification')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open the mailbox' }).click()
  const box = await opened
  await expect(box.getByLabel('Letters to')).toHaveValue(`${login}@example.org`)
  await axeFindsNothing(box)
  await box.getByRole('link', { name: 'Verify your email address' }).click()
  const letter = box.frameLocator('iframe')
  await expect(letter.getByRole('link', { name: 'Verify email' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/en\/verify\/[\w-]{43}$/,
  )
  await expect(box.getByText('Auto-Submitted: auto-generated')).toBeVisible()
  // No script runs in the letter's frame, and axe, which is one, would wait for it.
  await box.locator('iframe').evaluate((frame) => frame.remove())
  await axeFindsNothing(box)
})

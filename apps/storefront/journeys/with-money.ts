import { register } from '@fairhouse/contract/calls/session'
import type { Page } from '@playwright/test'
import { verifyEmail } from '@fairhouse/contract/calls/verification'
import { ask } from './ask.ts'
import { linkTo } from './mailbox.ts'
import { newcomer, newLogin } from './player.ts'

/** Opens an account of dollars with a proven address, which begins with a thousand of test money. Whoever has just signed up need not prove that it is him. */
export async function arriveWithMoney(page: Page): Promise<void> {
  await page.goto('/en')
  const form = newcomer(newLogin())
  await ask(page, register, {
    ...form,
    userType: '1',
    firstName: 'Ada',
    lastName: 'Winter',
    birthDate: '1990-05-24',
    country: 'DE',
    acceptTerms: '1',
  })
  const link = await linkTo(page, form.email, 'verifyEmail')
  await ask(page, verifyEmail, { token: /[A-Za-z0-9_-]{43}/.exec(link)?.[0] ?? '' })
}

import { register } from '@fairhouse/contract/calls/session'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { newcomer, newLogin } from './player.ts'

/** Opens an account of dollars, which begins with a thousand of test money. Whoever has just signed up need not prove that it is him. */
export async function arriveWithMoney(page: Page): Promise<void> {
  await page.goto('/en')
  await ask(page, register, {
    ...newcomer(newLogin()),
    userType: '1',
    firstName: 'Ada',
    lastName: 'Winter',
    birthDate: '1990-05-24',
    country: 'DE',
    acceptTerms: '1',
  })
}

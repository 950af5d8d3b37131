import { register } from '@fairhouse/contract/calls/session'
import { expect, type Page, test } from '@playwright/test'
import { ask } from './ask.ts'
import { openHouse } from './open-house.ts'
import { newcomer, newLogin, sitDown } from './player.ts'

/** The house as it is seen from three places: which of what it has is offered there. */
const places = [
  {
    name: 'where nobody knows the rules, nothing is offered that any place forbids',
    licence: 'none',
    country: 'FR',
    offered: { autoplay: false, turbo: false, jackpots: false, coins: false },
  },
  {
    name: 'in Great Britain there are jackpots, and neither autoplay, turbo nor coins',
    licence: 'gb',
    country: 'GB',
    offered: { autoplay: false, turbo: false, jackpots: true, coins: false },
  },
  {
    name: 'under an open licence all of it is there',
    licence: 'cw',
    country: 'FR',
    offered: { autoplay: true, turbo: true, jackpots: true, coins: true },
  },
] as const

async function arrive(page: Page, country: string, userType: '1' | '2'): Promise<void> {
  await page.goto('/en')
  await ask(page, register, {
    ...newcomer(newLogin()),
    userType,
    birthDate: '1980-05-24',
    country,
    acceptTerms: '1',
  })
}

for (const { name, licence, country, offered } of places) {
  test(name, async ({ browser }) => {
    test.setTimeout(400_000)
    const house = await openHouse({ JURISDICTION: licence })
    try {
      const context = await browser.newContext({ baseURL: house.baseURL })
      const page = await context.newPage()
      await arrive(page, country, '2')
      await sitDown(page)
      const controls = {
        autoplay: await page.getByRole('button', { name: 'Autoplay' }).isVisible(),
        turbo: await page.getByRole('button', { name: /^Turbo is/ }).isVisible(),
      }
      const opened = page.waitForResponse('**/game/gold-rush-link/open/json2')
      await page.goto('/en/gold-rush-link?stage=still')
      const answer: unknown = await (await opened).json()
      await context.close()

      const richer = await browser.newContext({ baseURL: house.baseURL })
      const cashier = await richer.newPage()
      await arrive(cashier, country, '1')
      await cashier.goto('/en/cashier/deposit')
      const main = cashier.getByRole('main')
      await expect(main.getByText(/card/i).first()).toBeVisible()
      const coins = (await main.getByText('Bitcoin', { exact: true }).count()) > 0
      await richer.close()

      expect({ ...controls, jackpots: isOpened(answer), coins }).toEqual(offered)
    } finally {
      await house.close()
    }
  })
}

const isOpened = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 1

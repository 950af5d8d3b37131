import { expect, type Page, test } from '@playwright/test'
import { openHouse, type House } from './open-house.ts'

/** A house that is under attack: every attempt of a stranger is challenged. */
let house: House
test.beforeAll(async () => {
  house = await openHouse({ CHALLENGE: 'always' })
})
test.afterAll(() => house.close())

const overlay = (page: Page) => page.getByRole('dialog', { name: 'One moment, please' })

async function signIn(page: Page): Promise<void> {
  await page.goto(`${house.baseURL}/en/login`)
  await page.getByLabel('Login or email').fill('demo-play')
  await page.getByLabel('Password', { exact: true }).fill('fairhouse-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Holds solutions back until the journey lets them go. */
async function heldSolutions(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/challenge/solution', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

/** Milliseconds after the challenge opened at which it may not be closed yet, and at which it must. */
const tooEarly = 9_000
const lateEnough = 11_000

/**
 * Has the page note at both times whether it may close the challenge. It is the page's own clock, whose timers come in the order in which
 * they are due: a busy machine makes all of them late, never one of them later than the next.
 */
const noteWhenClosable = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ tooEarly, lateEnough }) => {
      const watch = new MutationObserver(() => {
        const buttons = document.querySelectorAll<HTMLButtonElement>('dialog.challenge button')
        const close = [...buttons].find(({ textContent }) => textContent === 'Close')
        if (!close) return
        watch.disconnect()
        const note = (name: string): void => {
          document.documentElement.dataset[name] = close.hidden ? 'hidden' : 'shown'
        }
        setTimeout(note, tooEarly, 'closeEarly')
        setTimeout(note, lateEnough, 'closeLate')
      })
      watch.observe(document, { childList: true, subtree: true })
    },
    { tooEarly, lateEnough },
  )

test('a challenge covers the page, solves itself, and the sign-in goes on', async ({ page }) => {
  const letGo = await heldSolutions(page)
  await signIn(page)
  await expect(overlay(page)).toBeVisible()
  await expect(overlay(page).getByRole('progressbar')).toBeVisible()
  await expect(overlay(page).getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeVisible()
  letGo()
  await expect(overlay(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/en$/)
})

test('whoever waits for ten seconds may close it, by keyboard too, and hears why there is no answer', async ({
  page,
}) => {
  await heldSolutions(page)
  await noteWhenClosable(page)
  await signIn(page)
  await expect(overlay(page)).toBeVisible()
  const noted = page.locator('html')
  await expect(noted).toHaveAttribute('data-close-late', 'shown')
  await expect(noted).toHaveAttribute('data-close-early', 'hidden')
  await expect(overlay(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByText('IMPERVA_CHALLENGE')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { frame } from '../app/shell/texts/en/frame.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, inTurbo, roundOver, sitDown, spinButton, spinOnce } from './player.ts'

const moved = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).getByText(frame.sessionMoved)
const balance = (page: Page) => page.locator('.balance-pill')

/** By the form and the keyboard alone, as only the form tells the other tabs. */
async function logIn(page: Page, login = 'demo-play'): Promise<void> {
  await page.goto('/en/login')
  await page.getByLabel('Login or email').fill(login)
  await page.keyboard.press('Tab')
  await page.keyboard.type('fairhouse-demo')
  await page.keyboard.press('Enter')
  await expect(balance(page)).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  const wide = (page.viewportSize()?.width ?? 0) >= 1000
  await page.getByRole('button', { name: wide ? /’s account$/ : /\bMe$/ }).press('Enter')
  await page
    .getByRole(wide ? 'menuitem' : 'button', { name: 'Sign out', exact: true })
    .press('Enter')
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByText(frame.loggedOut)).toBeVisible()
  await expect(balance(page)).toHaveCount(0)
}

/** Marks a document, so that a reload can be told from a change. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-seen', ''))
const marked = (page: Page) => page.locator('body[data-seen]')

for (const way of ['a broadcast channel', 'local storage']) {
  test(`over ${way} the tabs of a browser follow each other`, async ({ page, context }) => {
    if (way === 'local storage') {
      await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
    }
    const second = await context.newPage()
    await second.goto('/en/provably-fair')
    await logIn(page)
    await expect(moved(second)).toBeVisible()
    await expect(balance(second)).toBeVisible()

    // Loaded after the sign-in, a tab still knows who it was.
    await second.reload()
    await expect(balance(second)).toBeVisible()
    await expect(moved(second)).toHaveCount(0)

    await mark(second)
    await logOut(page)
    await expect(moved(second)).toBeVisible()
    await expect(marked(second)).toHaveCount(0)
    await expect(balance(second)).toHaveCount(0)

    await mark(second)
    await logIn(page, 'demo-cash')
    await expect(moved(second)).toBeVisible()
    await expect(balance(second)).toContainText('$')
  })
}

test('a tab whose scripts come after another has signed out loads anew', async ({
  page,
  context,
}) => {
  await logIn(page)
  const second = await context.newPage()
  const signedOut = Promise.withResolvers<void>()
  await second.route('**/assets/*.js', async (route) => {
    await signedOut.promise
    await route.continue()
  })
  await second.goto('/en/provably-fair', { waitUntil: 'commit' })
  await expect(balance(second)).toBeVisible()
  await logOut(page)
  signedOut.resolve()
  await expect(moved(second)).toBeVisible()
  await expect(balance(second)).toHaveCount(0)
})

test('a tab that hears of the sign-out from the house first loads anew, too', async ({
  page,
  context,
}) => {
  await logIn(page)
  const second = await context.newPage()
  await second.addInitScript(() => {
    const deaf = class extends EventTarget {
      postMessage = () => undefined
      close = () => undefined
    }
    Reflect.set(window, 'BroadcastChannel', deaf)
  })
  await second.goto('/en/provably-fair')
  await expect(second.locator('html[data-awake]')).toHaveCount(1)
  await expect(balance(second)).toBeVisible()
  await logOut(page)
  await expect(moved(second)).toBeVisible()
  await expect(balance(second)).toHaveCount(0)
})

/** In the page: what no tab of ours sends, then a sign-in. */
function sendNonsense(): void {
  const channel = new BroadcastChannel('fairhouse-session')
  const event = { type: 'signedIn', userHash: 'somebody' }
  for (const sent of ['signedIn', { type: 'signedIn' }, { type: 'else' }, null, 7, event]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, ours
    channel.postMessage(sent)
  }
  channel.close()
}

test('what no tab of ours sends moves nothing', async ({ page, context }) => {
  await page.goto('/en')
  const second = await context.newPage()
  await second.goto('/en')
  await mark(second)
  // The last one is well-formed: once it has worked, the others have been heard too. A tab hears from when it is alive on.
  await expect(async () => {
    await page.evaluate(sendNonsense)
    await expect(marked(second)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(moved(second)).toBeVisible()
  await expect(page.locator('.error-page')).toHaveCount(0)
})

test('three browsers of one player are strangers to each other', async ({ browser, page }) => {
  await logIn(page)
  const others = await Promise.all([browser.newContext(), browser.newContext()])
  const [second, third] = await Promise.all(others.map((context) => context.newPage()))
  if (!second || !third) throw new Error('no other browsers')
  await logIn(second)
  await third.goto('/en')
  for (const each of [page, second, third]) await mark(each)
  await logOut(second)
  await expect(marked(second)).toHaveCount(1)
  for (const each of [page, third]) await expect(marked(each)).toHaveCount(1)
  await page.reload()
  await expect(balance(page)).toBeVisible()
  await expect(moved(page)).toHaveCount(0)
  await Promise.all(others.map((context) => context.close()))
})

test('a player signed in by a call is told of another sign-in too', async ({ page, context }) => {
  await arriveSignedIn(page)
  const second = await context.newPage()
  await second.goto('/en')
  await expect(balance(second)).toBeVisible()
  await page.goto('/en')
  await logOut(page)
  await logIn(page)
  await expect(moved(second)).toBeVisible()
})

test('a game hears that its player signed out in another tab', async ({ page, context }) => {
  await logIn(page)
  const game = await context.newPage()
  await sitDown(game)
  await logOut(page)
  const told = game.getByRole('dialog')
  await expect(told).toContainText('You signed out in another tab.')
  await expect(game.locator('.figure-balance')).toContainText('0.00')
  await expect(spinButton(game)).toBeDisabled()
  await told.getByRole('button', { name: 'Sign in' }).click()
  await expect(game).toHaveURL(/\/en\/login/)
})

test('a game that is loaded anew for who signed in in another tab says so', async ({
  page,
  context,
}) => {
  await logIn(page)
  const game = await context.newPage()
  await sitDown(game)
  await mark(game)
  await logOut(page)
  await expect(game.getByRole('dialog')).toContainText('You signed out in another tab.')
  await logIn(page, 'demo-cash')
  await expect(game.locator('.notices').getByText(frame.sessionMoved)).toBeVisible()
  await expect(marked(game)).toHaveCount(0)
  await expect(game.locator('.figure-balance')).toContainText('$')
})

test('without a line a game asks who plays; when the house has ended the session it says so, and the form knows the login', async ({
  page,
  context,
}) => {
  await page.routeWebSocket('**/ws', (line) => line.close())
  const login = await arriveSignedIn(page)
  await sitDown(page)
  await context.clearCookies({ name: '__Host-session' })
  // A page that comes back out of the browser's memory asks at once, as it does every five minutes.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const told = page.getByRole('dialog')
  await expect(told).toContainText('You were away for a while, so we signed you out.')
  await expect(page.locator('.figure-balance')).toContainText('0.00')
  await expect(spinButton(page)).toBeDisabled()
  await told.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Login or email')).toHaveValue(login)
})

test('a round is verified beside its game, which stays', async ({ page, context }) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  await sitDown(page)
  await spinOnce(page)
  await roundOver(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'History and replay' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Verify' }).click()
  await expect(await opened).toHaveURL(/\/en\/provably-fair\/verify\?round=/)
  await expect(page).toHaveURL(/castle-of-horror/)
  await expect(page.getByRole('dialog')).toContainText('History and replay')
})

test('logging in exchanges the line without a word in the console', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => void said.push(message.text()))
  let lines = 0
  let isHeard = false
  page.on('websocket', (line) => {
    lines++
    isHeard = false
    line.on('framereceived', () => void (isHeard = true))
  })
  await logIn(page, 'demo-play')
  await expect.poll(() => lines > 1 && isHeard).toBe(true)
  expect(said).toEqual([])
})

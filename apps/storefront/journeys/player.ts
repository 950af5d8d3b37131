import { expect, type Page } from '@playwright/test'
import { openGame, play, roundDetail } from '@fairhouse/contract/calls/play'
import { register, status } from '@fairhouse/contract/calls/session'
import type { Round, RoundAction } from '@fairhouse/contract/rounds/round'
import { ask, newKey } from './ask.ts'

export const castle = 'castle-of-horror'
/** The game drawn as cheaply as it goes: for journeys that are about play and not about looks. */
export const still = `/en/${castle}?stage=still`

let guests = 0

/** A name that no account has. */
export const newLogin = (): string => `guest_${Date.now().toString(36)}_${guests++}`

/** What the sign-up form is filled with. */
export const newcomer = (login: string) => ({
  login,
  email: `${login}@example.org`,
  password: 'three words together',
})

/** Opens a play-money account without the form, for journeys that begin later. */
export async function arriveSignedIn(page: Page): Promise<string> {
  const login = newLogin()
  await page.goto('/en')
  await ask(page, register, {
    ...newcomer(login),
    userType: '2',
    birthDate: '1990-05-24',
    country: 'DE',
    acceptTerms: '1',
  })
  return login
}

/** The balance in minor units, as the ledger has it. */
export async function ledgerBalance(page: Page): Promise<number> {
  const { userStatus } = await ask(page, status, {})
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  return userStatus.userType === 1 ? userStatus.cash : userStatus.creditsFreePlay
}

/** A number on the page, such as `1,234.50 Cr`, in minor units. */
const minorUnitsOf = (text: string): number => Number(text.replace(/[^0-9]/g, ''))

/**
 * Plays by calls until a round waits for `wanted`, finishing whatever else comes up.
 * @throws Error after 5 000 rounds: the certificate promises the feature far more often.
 */
export async function playUntil(page: Page, wanted: RoundAction['type']): Promise<Round> {
  const { connection, game } = await ask(page, openGame, { uri: castle })
  const stake = String(game.betLevels[0])
  const step = (action: string, data?: object) =>
    ask(page, play, {
      uri: castle,
      connection,
      requestKey: newKey(),
      stake,
      action,
      ...(data ? { data: JSON.stringify(data) } : {}),
    })
  for (let rounds = 0; rounds < 5_000; rounds++) {
    let { round } = await step('bet')
    while (!round.finished) {
      const [action] = round.actions
      if (!action) throw new Error(`round ${round.id} is open without an action`)
      if (action.type === wanted) return round
      const choice = action.type === 'pick' ? { choice: action.choices[0] } : undefined
      round = (await step(action.type, choice)).round
    }
  }
  throw new Error(`no round in 5000 came to ${wanted}`)
}

/** Plays a round of a game by calls, to its end, at the lowest bet. */
export async function playOne(page: Page, uri: string): Promise<Round> {
  const step = await stepsAt(page, uri)
  return toTheEnd(step, await step('bet'))
}

/** Plays a round that is open to its end, by calls, always taking the first choice. */
export async function endRound(page: Page, open: Round): Promise<Round> {
  return toTheEnd(await stepsAt(page, open.uri), open)
}

type Step = (action: string, data?: string) => Promise<Round>

async function stepsAt(page: Page, uri: string): Promise<Step> {
  const { connection, game } = await ask(page, openGame, { uri })
  const stake = String(game.betLevels[0])
  return async (action, data) => {
    const body = { uri, connection, requestKey: newKey(), stake, action }
    return (await ask(page, play, { ...body, ...(data === undefined ? {} : { data }) })).round
  }
}

async function toTheEnd(step: Step, begun: Round): Promise<Round> {
  let round = begun
  while (!round.finished) {
    const [action] = round.actions
    if (!action) throw new Error(`round ${round.id} is open without an action`)
    const data = 'choices' in action ? JSON.stringify({ choice: action.choices[0] }) : undefined
    round = await step(action.type, data)
  }
  return round
}

/** The round as the house keeps it. */
export const storedRound = (page: Page, roundId: string) => ask(page, roundDetail, { roundId })

/** Wider than this, a browser without a graphics card takes seconds for each press. */
const quickWindow = { width: 800, height: 600 }

/**
 * From the next page on the game is played in turbo, as a player may have set it, in a window no larger than is drawn quickly: for journeys
 * that are about play and not about looks.
 */
export async function inTurbo(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > quickWindow.width) await page.setViewportSize(quickWindow)
  await page.addInitScript(() => {
    const settings = { effects: 0.8, music: 0.5, turbo: true, stakes: {} }
    localStorage.setItem('fairhouse.game', JSON.stringify(settings))
  })
}

/** The game's one large button. */
export const spinButton = (page: Page) => page.locator('#spin')

/** Opens the game page and waits until one can play. */
export async function sitDown(page: Page, address = still): Promise<void> {
  await page.goto(address)
  await expect(spinButton(page)).toBeEnabled()
}

/** Spins once and waits until the round is over or waits for the player. */
export async function spinOnce(page: Page): Promise<void> {
  await page.keyboard.press('Space')
  await expect(spinButton(page)).not.toHaveAccessibleName('Spin')
  await settled(page)
}

/** Waits until the table stands still. Nothing is pressed: a press that comes too late would be a bet. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#spin.is-busy')).toHaveCount(0, { timeout: 120_000 })
}

/** Waits until the round is over, whatever it brings: picks and free spins are played. */
export async function roundOver(page: Page): Promise<void> {
  await expect(async () => {
    await settled(page)
    const coffin = page.getByRole('button', { name: /^Coffin \d+$/ }).first()
    if (await coffin.isVisible()) await coffin.click()
    const free = page.locator('#spin[aria-label^="Play free spins"]')
    if (await free.isVisible()) await free.click()
    await expect(spinButton(page)).toHaveAccessibleName('Spin', { timeout: 500 })
  }).toPass({ timeout: 180_000 })
}

export const shownBalance = async (page: Page): Promise<number> =>
  minorUnitsOf(await page.locator('.figure-balance .amount').innerText())

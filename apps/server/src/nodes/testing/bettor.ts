import { randomUUID } from 'node:crypto'
import { type Answered, emptyBrowser, type TestBrowser } from '../../wire/test-browser.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '@fairhouse/contract/calls/all'
import { refusals } from '@fairhouse/contract/refusals'

export const uri = 'castle-of-horror'

export interface Bettor {
  readonly browser: TestBrowser
  /** What every bet carries, whatever node it goes to. */
  readonly fields: Readonly<Record<string, string>>
  readonly stake: number
}

/** Seats the signed-in player of a browser at the game, with its smallest stake. */
export async function sitDown(browser: TestBrowser): Promise<Bettor> {
  const { game, connection } = await browser.do('openGame', { uri })
  const [stake = 0] = game.betLevels
  return { browser, stake, fields: { uri, connection, stake: String(stake) } }
}

/** The same browser, as a load balancer would lead it to another node. */
export function atNode(browser: TestBrowser, url: string): TestBrowser {
  const other = emptyBrowser(url)
  for (const [name, value] of browser.jar) other.jar.set(name, value)
  return other
}

/** Asks until it is answered: a house that says 503 or is away is asked again with the same key, as our clients do. */
export async function asked(
  browser: TestBrowser,
  fields: Readonly<Record<string, string>>,
): Promise<Answered> {
  for (;;) {
    try {
      const answer = await browser.ask('play', fields)
      if (answer.status !== 503) return answer
    } catch (fault) {
      // The connection was cut: whether the bet happened is heard by asking again.
      if (!(fault instanceof TypeError)) throw fault
    }
    await pause(20)
  }
}

/** A round that was played to its end. */
export interface Played {
  readonly id: string
  readonly nonce: number
  readonly payout: number
}

/** Plays one round to its end. Null when another tab has a round open, which is a no by right. */
export async function playRound(
  browser: TestBrowser,
  fields: Bettor['fields'],
): Promise<Played | null> {
  let answer = await asked(browser, { ...fields, action: 'bet', requestKey: randomUUID() })
  if (answer.body['code'] === refusals.roundOpen.code) return null
  for (;;) {
    if (answer.body['status'] !== 1) throw new Error(`play was refused: ${answer.text}`)
    const { round } = calls.play.reply.parse(answer.body)
    if (round.finished) return { id: round.id, nonce: round.nonce, payout: round.payout }
    const [action] = round.actions
    if (!action) throw new Error('an open round offers nothing')
    const data =
      action.type === 'pick' ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}
    const move = { ...fields, ...data, action: action.type, requestKey: randomUUID() }
    answer = await asked(browser, move)
  }
}

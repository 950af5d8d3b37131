import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { failure } from '@fairhouse/contract/answers'
import { calls } from '@fairhouse/contract/calls/all'
import type { ActionName, Round } from '@fairhouse/contract/rounds/round'
import { openBrowser, newPlayer, type TestBrowser } from '../wire/test-browser.ts'
import type { AnswerLog, LoggedRequest, Attempts } from './answer-log.ts'

const uri = 'castle-of-horror'
/** A person would have reloaded the page long before. */
const patienceMs = 60_000
/** Between two attempts; shorter than the server asks for, so that it is pressed harder than by any client of ours. */
const pauseMs = 50
/** The session is over: idle for too long, or not there. */
const sessionIsOver: readonly unknown[] = [8, 35]

/** A player with a browser, who plays and remembers what was answered. */
export interface Client {
  readonly log: AnswerLog
  readonly browser: TestBrowser
  /** One more round, to its end: every step is asked for under one key until it is answered. */
  readonly playRound: () => Promise<void>
}

interface Move {
  readonly action: ActionName
  readonly data?: string
}

/** Signs a new player up and sits him down. @throws when the server does not let him. */
export async function openClient(url: string, attempts: Attempts): Promise<Client> {
  const browser = await openBrowser(url)
  const form = newPlayer()
  const { userStatus } = await browser.do('register', form)
  const opening = balanceOf(userStatus)
  const log: AnswerLog = { login: form.login, opening, asked: [] }
  const first = await sitDown(browser)
  if (!first) throw new Error(`${form.login} has no session`)
  let seat = first

  const comeBack = async (): Promise<void> => {
    attempts.comeBacks++
    // Takes the token that is over out of the jar.
    await browser.ask('status')
    await browser.do('logIn', form)
    // Where the new session is over already, asking goes on with the old connection and finds that out.
    seat = (await sitDown(browser)) ?? seat
  }

  /** Asks until there is an answer. @throws Error at a refusal, for nothing that is asked here can be refused. */
  const ask = async (move: Move): Promise<Round> => {
    const asked: LoggedRequest = {
      login: form.login,
      requestKey: randomUUID(),
      stake: seat.stake,
      heard: { type: 'nothing' },
    }
    log.asked.push(asked)
    for (;;) {
      const { connection, stake } = seat
      const { requestKey } = asked
      const fields = { uri, connection, stake: String(stake), requestKey, ...move }
      const body = await attempt(url, browser, { fields, attempts })
      if (body === null) await sleep(pauseMs)
      else if (body['status'] === 1) {
        const { round, userStatus } = calls.play.reply.parse(body)
        const { id: roundId, payout, finished } = round
        const balance = balanceOf(userStatus)
        asked.heard = { type: 'granted', roundId, stake: round.stake, payout, finished, balance }
        return round
      } else {
        const { code } = failure.parse(body)
        if (!sessionIsOver.includes(code)) {
          asked.heard = { type: 'refused', code }
          throw new Error(`${form.login} was refused a ${move.action}: ${JSON.stringify(body)}`)
        }
        await comeBack()
      }
    }
  }
  return {
    log,
    browser,
    playRound: async () => {
      let round = await ask({ action: 'bet' })
      while (!round.finished) round = await ask(nextMove(round))
    },
  }
}

/** A new connection to the game; null when the session is over. */
async function sitDown(browser: TestBrowser) {
  const { body } = await browser.ask('openGame', { uri })
  if (sessionIsOver.includes(body['code'])) return null
  const { game, connection } = calls.openGame.reply.parse(body)
  return { connection, stake: game.betLevels[0] ?? 0 }
}

function nextMove({ actions }: Round): Move {
  const [next] = actions
  if (!next) throw new Error('an open round offers nothing')
  if (!('choices' in next)) return { action: next.type }
  return { action: next.type, data: JSON.stringify({ choice: next.choices[0] }) }
}

function balanceOf(status: object): number {
  const balance = 'creditsFreePlay' in status ? status.creditsFreePlay : undefined
  if (typeof balance !== 'number') throw new Error('a status without a balance')
  return balance
}

/** One attempt; null when the answer is to be had by asking again. */
async function attempt(
  url: string,
  browser: TestBrowser,
  { fields, attempts }: { fields: Record<string, string>; attempts: Attempts },
): Promise<Record<string, unknown> | null> {
  const askedAt = performance.now()
  try {
    const answer = await fetch(`${url}${calls.play.path.replace('{uri}', uri)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: browser.cookieHeader(),
        'x-csrf-token': browser.jar.get('csrf') ?? '',
      },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await answer.text()
    attempts.slowestMs = Math.max(attempts.slowestMs, performance.now() - askedAt)
    if (answer.status === 503 && answer.headers.has('retry-after')) attempts.busy++
    else if (answer.status === 200) {
      attempts.answered++
      return parsed(text)
    } else attempts.faults.push(`${answer.status}: ${text}`)
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault
    if (fault.name === 'TimeoutError') attempts.hung++
    else attempts.broken++
  }
  return null
}

function parsed(text: string): Record<string, unknown> {
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null) throw new TypeError(`not an answer: ${text}`)
  return { ...body }
}

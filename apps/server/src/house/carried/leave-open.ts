import { isDoubling } from '@fairhouse/contract/rounds/doubling'
import { randomUUID } from 'node:crypto'
import type { SealedStep } from '@fairhouse/contract/entities/receipt'
import type { ActionName, Round } from '@fairhouse/contract/rounds/round'
import {
  newPlayer,
  openBrowser,
  rotate,
  signUp,
  type TestBrowser,
} from '../../wire/test-browser.ts'

/** A player as a fixture tells of him: what he needs to come back, and what his own browser knows. */
export interface LeftPlayer {
  readonly login: string
  readonly password: string
  /** The round that he left open, as it was answered last, and what it waits for. */
  readonly open: { readonly waitsFor: ActionName; readonly round: Round } | null
  /** Receipts of his last steps. */
  readonly receipts: readonly SealedStep[]
}

/** A kind of step that a round is to be left at, and the title that comes to it. */
export interface Hunt {
  readonly uri: string
  /** What its bets are on, of a game whose bets select something. */
  readonly data?: object
  readonly waitsFor: ActionName
  /** So many of these steps are taken before the round is left, as long as it stays open. */
  readonly taken?: number
}

/** Rounds that a player plays before his stream is rotated. */
const beforeRotation = 3
/** The certificates promise every one of these features far more often. */
const mostRounds = 2_000
const receiptsKept = 3

interface Seat {
  readonly browser: TestBrowser
  readonly uri: string
  readonly stake: string
  readonly connection: string
  readonly receipts: SealedStep[]
}

/** Signs a player up who plays, rotates, and plays on until a round waits for what is hunted; there he leaves. */
export async function leaveOpen(url: string, hunt: Hunt): Promise<LeftPlayer> {
  const { browser, form } = await signUp(url)
  const seat = await sitDown(browser, hunt.uri)
  for (let rounds = 0; rounds < beforeRotation; rounds++) await playRound(seat, hunt.data)
  await rotate(browser, 'second stream')
  const round = await untilItWaits(seat, hunt)
  const open = { waitsFor: hunt.waitsFor, round }
  return { login: form.login, password: form.password, open, receipts: seat.receipts }
}

/** Signs a player up who bets once on each of these, and leaves when all of it is over. */
export async function playAtOnce(
  url: string,
  bets: readonly Pick<Hunt, 'uri' | 'data'>[],
): Promise<LeftPlayer> {
  const { browser, form } = await signUp(url)
  const receipts: SealedStep[] = []
  for (const { uri, data } of bets) {
    await playRound({ ...(await sitDown(browser, uri)), receipts }, data)
  }
  return { login: form.login, password: form.password, open: null, receipts }
}

/** Plays so many rounds of each title with an account that is there already, and rotates after each; nothing is left open. */
export async function playThrough(
  url: string,
  account: { readonly login: string; readonly password: string },
  { uris, rounds }: { readonly uris: readonly string[]; readonly rounds: number },
): Promise<LeftPlayer> {
  const browser = await openBrowser(url)
  await browser.do('logIn', { ...newPlayer(), ...account })
  const receipts: SealedStep[] = []
  for (const uri of uris) {
    const seat = { ...(await sitDown(browser, uri)), receipts }
    for (let played = 0; played < rounds; played++) await playRound(seat)
    await rotate(browser, `after ${uri}`)
  }
  return { ...account, open: null, receipts }
}

/** Plays the round that is open, if one is, to its end. @returns the finished round. */
export async function goOnWith(browser: TestBrowser, begun: Round): Promise<Round> {
  const { connection } = await browser.do('openGame', { uri: begun.uri })
  const seat = { browser, uri: begun.uri, stake: String(begun.stake), connection, receipts: [] }
  return toItsEnd(seat, begun)
}

async function sitDown(browser: TestBrowser, uri: string): Promise<Seat> {
  const { game, connection } = await browser.do('openGame', { uri })
  return { browser, uri, connection, stake: String(game.betLevels[0]), receipts: [] }
}

async function step(
  { browser, receipts, ...fields }: Seat,
  action: string,
  data?: object,
): Promise<Round> {
  const { round, receipt, seal } = await browser.do('play', {
    ...fields,
    action,
    requestKey: randomUUID(),
    ...(data === undefined ? {} : { data: JSON.stringify(data) }),
  })
  receipts.push({ receipt, seal })
  receipts.splice(0, receipts.length - receiptsKept)
  return round
}

/** What the round waits for; where a win is offered to be gambled, that is the gamble, and where stopping pays, to stop. */
const firstOf = ({ id, actions }: Round): Round['actions'][number] => {
  const [first] = actions
  if (!first) throw new Error(`round ${id} is open without an action`)
  return actions.find(({ type }) => isDoubling(type) || type === 'cashOut') ?? first
}

/** What is sent with an action: the first of what it offers, nothing held, no chips added. */
function dataOf(offer: Round['actions'][number]): object | undefined {
  if (offer.type === 'hold') return { cards: [] }
  if (offer.type === 'openCell' || offer.type === 'climb') return { cell: 0 }
  if (offer.type === 'throwDice') return { chips: {} }
  return 'choices' in offer ? { choice: offer.choices[0] } : undefined
}

function goOn(at: Seat, round: Round): Promise<Round> {
  const next = firstOf(round)
  // What the round has cost by now: a step may have taken more.
  const seat = { ...at, stake: String(round.stake) }
  return step(seat, next.type, dataOf(next))
}

async function toItsEnd(seat: Seat, begun: Round): Promise<Round> {
  let round = begun
  while (!round.finished) round = await goOn(seat, round)
  return round
}

const playRound = async (seat: Seat, data?: object): Promise<Round> =>
  toItsEnd(seat, await step(seat, 'bet', data))

async function untilItWaits(seat: Seat, { waitsFor, data, taken = 0 }: Hunt): Promise<Round> {
  for (let rounds = 0; rounds < mostRounds; rounds++) {
    let round = await step(seat, 'bet', data)
    let left = taken
    while (!round.finished) {
      if (round.actions.some(({ type }) => type === waitsFor) && left-- === 0) return round
      round = await goOn(seat, round)
    }
  }
  throw new Error(`no round of ${seat.uri} in ${mostRounds} came to ${waitsFor}`)
}

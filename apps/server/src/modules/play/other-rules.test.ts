import type { Round } from '@fairhouse/contract/rounds/round'
import type { RoundState, Step } from '@fairhouse/game-math/game'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Title } from '#modules/catalog'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  askOf,
  connect,
  granted,
  newKey,
  openTestHouse,
  playOnce,
  playRound,
  refusedWith,
  said,
  type Seated,
  type TestHouse,
  untilOpen,
  rotate,
} from './testing/test-house.ts'
import { wheel, wheelTitle } from './testing/wheel.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await cloneDatabase()
})
afterAll(async () => {
  const last = openTestHouse(test.connectionString)
  expect(await auditMoney(last.database)).toEqual([])
  await last.close()
  await test.drop()
})

/** A house on the same database, as after a restart with other titles and other rules that are kept. */
function houseWith(titles: readonly Title[], kept: readonly Title['rules'][]): TestHouse {
  const house = openTestHouse(test.connectionString, {
    titles,
    released: (_, hash) => {
      const game = kept.find((one) => one.hash === hash)
      return Promise.resolve(game ? { game } : { missing: `${hash} is not there` })
    },
  })
  onTestFinished(house.close)
  return house
}

/** Rules of the next version: stakes ten times as high, and only nothing or ten units to win. */
const nextRules: Title['rules'] = {
  ...wheel,
  hash: 'b'.repeat(64),
  betLevels: [1000],
  modes: [{ name: 'base', price: 10 }],
  open: (draw) => {
    const units = draw.below(2) * 10
    const state: RoundState = { units, done: true }
    return { state, events: [{ type: 'roundEnded', total: units }], actions: [] }
  },
  act: () => {
    throw new RangeError('these rules have no second step')
  },
  parseState: () => {
    throw new TypeError('these rules have no state')
  },
}
const nextTitle: Title = {
  ...wheelTitle,
  manifest: { ...wheelTitle.manifest, version: 2 },
  rules: nextRules,
}
const otherTitle: Title = {
  ...wheelTitle,
  manifest: { ...wheelTitle.manifest, id: 2, uri: 'other', name: 'Other' },
  rules: { ...wheel, hash: 'c'.repeat(64) },
}
/** The wheel, of an engine whose states have another shape than those that are stored. */
const reshaped: Title['rules'] = {
  ...wheel,
  parseState: (stored) => {
    if (typeof stored === 'object' && stored !== null && 'shape' in stored) {
      return wheel.parseState(stored)
    }
    throw new TypeError('not a state of this shape')
  },
  open: (draw, bet) => shaped(wheel.open(draw, bet)),
  act: (state, action, draw) => shaped(wheel.act(wheel.parseState(state), action, draw)),
  legal: (state) => wheel.legal(wheel.parseState(state)),
}
const shaped = (step: Step<RoundState>): Step<RoundState> => ({
  ...step,
  state: Object.assign({}, step.state, { shape: 2 }),
})

/** A player who left a round open at the first version of the wheel. */
async function leftOpen(): Promise<{ readonly seat: Seated; readonly round: Round }> {
  const house = houseWith([wheelTitle], [])
  const seat = await house.seated()
  await playRound(house.play, seat)
  return { seat, round: await untilOpen(house.play, seat) }
}

const goOn = (house: TestHouse, seat: Seated, round: Round, requestKey = newKey()) => {
  const [action] = round.actions
  if (!action) throw new Error('the round is over')
  const data = 'choices' in action ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}
  return playOnce(house.play, seat, {
    stake: round.stake,
    action: action.type,
    requestKey,
    ...data,
  })
}

async function toTheEnd(house: TestHouse, seat: Seated, open: Round): Promise<Round> {
  let round = open
  while (!round.finished) round = granted(await goOn(house, seat, round)).round
  return round
}

const newestOf = async (house: TestHouse, { ask }: Seated) => {
  const body = { uri: 'all', page: 1, pageSize: 1 }
  const [newest] = granted(await house.play.answers.gameHistory(ask, body)).rounds
  if (!newest) throw new Error('no round')
  return newest
}

const creditsOf = async (house: TestHouse, { player }: Seated): Promise<bigint> =>
  (await house.play.statusOf(player)).credits

describe('an open round of rules that were replaced', () => {
  it('is shown and finished by its own, and the next bet is of the new ones', async () => {
    const { seat, round } = await leftOpen()
    const house = houseWith([nextTitle], [wheel])
    const opened = granted(await house.play.answers.openGame(seat.ask, { uri: 'wheel' }))
    expect(opened.round).toMatchObject({ id: round.id, events: round.events, finished: false })
    expect(opened.game).toMatchObject({ version: 2, betLevels: [1000] })
    const again = { ...seat, connection: opened.connection }
    const waiting = await playOnce(house.play, again, { stake: 1000 })
    expect(refusedWith(waiting)).toMatchObject({ refused: 'roundOpen' })
    const ended = await toTheEnd(house, again, round)
    const detail = granted(await house.play.answers.roundDetail(seat.ask, { roundId: round.id }))
    expect(detail.definition).toMatchObject({ hash: wheel.hash, version: 1 })
    expect(detail.round).toMatchObject({ payout: ended.payout, events: ended.events })
    expect(detail.summary.ended).toBe('played')
    const { round: next } = granted(await playOnce(house.play, again, { stake: 1000 }))
    expect(next.finished).toBe(true)
    const after = granted(await house.play.answers.roundDetail(seat.ask, { roundId: next.id }))
    expect(after.definition).toMatchObject({ hash: nextRules.hash, version: 2 })
  })

  it('goes on where an engine with states of another shape leads, word by word', async () => {
    const { seat, round } = await leftOpen()
    const alike = houseWith([wheelTitle], [])
    const { seat: twin, round: twinRound } = { seat, round }
    const house = houseWith([nextTitle], [reshaped])
    const first = granted(await goOn(house, twin, twinRound)).round
    expect(first.events.slice(0, round.events.length)).toEqual(round.events)
    // The states that are stored now have the new shape; a house of the old one plays the round again as well.
    const ended = await toTheEnd(first.finished ? house : alike, seat, first)
    expect(ended.finished).toBe(true)
  })

  it('repeats an answer under its key after the restart', async () => {
    const { seat, round } = await leftOpen()
    const house = houseWith([nextTitle], [wheel])
    const key = newKey()
    const first = said(await goOn(house, seat, round, key))
    house.play.forget(seat.player)
    expect(said(await goOn(house, seat, round, key))).toBe(first)
  })
})

describe('an open round of a game that is no longer offered', () => {
  it('is played to its end by the house when its player bets elsewhere', async () => {
    const { seat, round } = await leftOpen()
    const house = houseWith([otherTitle], [wheel])
    const connection = await connect(house.play, seat.player, 'other')
    expect(await newestOf(house, seat)).toMatchObject({ id: round.id, ended: 'byHouse' })
    const elsewhere = { ...seat, connection }
    const next = granted(await playOnce(house.play, elsewhere, { uri: 'other', stake: 10 }))
    expect(next.round.uri).toBe('other')
    const detail = granted(await house.play.answers.roundDetail(seat.ask, { roundId: round.id }))
    expect(detail.moves[0]).toEqual({ type: 'pick', choice: 0 })
    expect(detail.summary.payout).toBe(detail.round.payout)
  })

  it('may be finished by its player on a page that is still open', async () => {
    const { seat, round } = await leftOpen()
    const house = houseWith([otherTitle], [wheel])
    expect((await toTheEnd(house, seat, round)).finished).toBe(true)
    expect(await newestOf(house, seat)).toMatchObject({ id: round.id, ended: 'played' })
  })

  it('is ended in the background, once, by however many nodes', async () => {
    const { seat, round } = await leftOpen()
    const nodes = [houseWith([otherTitle], [wheel]), houseWith([otherTitle], [wheel])]
    await Promise.all(nodes.map(({ play }) => play.start()))
    await expect
      .poll(async () => (await newestOf(nodes[0] ?? never(), seat)).ended, { timeout: 20_000 })
      .toBe('byHouse')
    const { payout } = await newestOf(nodes[1] ?? never(), seat)
    expect(payout).toBeGreaterThanOrEqual(round.payout)
  })
})

describe('an open round whose rules cannot be had', () => {
  it('is void when it is asked to go on, and the key is answered alike', async () => {
    const { seat, round } = await leftOpen()
    const house = houseWith([nextTitle], [])
    const before = await creditsOf(house, seat)
    const key = newKey()
    const first = await goOn(house, seat, round, key)
    expect(granted(first).round).toMatchObject({
      id: round.id,
      finished: true,
      payout: round.stake,
      actions: [],
    })
    expect(await creditsOf(house, seat)).toBe(before + BigInt(round.stake))
    expect(said(await goOn(house, seat, round, key))).toBe(said(first))
    expect(await newestOf(house, seat)).toMatchObject({ ended: 'voided', payout: round.stake })
    const detail = granted(await house.play.answers.roundDetail(seat.ask, { roundId: round.id }))
    expect(detail.entries).toMatchObject([
      { reason: 'stake', amount: round.stake, direction: 'debit' },
      { reason: 'refund', amount: round.stake, direction: 'credit' },
    ])
    expect(detail.moves).toEqual([])
  })

  it('is void when its game is opened, or the seed is changed', async () => {
    const [opening, rotating] = [await leftOpen(), await leftOpen()]
    const house = houseWith([nextTitle], [])
    const opened = await house.play.answers.openGame(opening.seat.ask, { uri: 'wheel' })
    expect(granted(opened).round).toBeNull()
    granted(await rotate(house.play, rotating.seat))
    for (const { seat, round } of [opening, rotating]) {
      expect(await newestOf(house, seat)).toMatchObject({ id: round.id, ended: 'voided' })
    }
  })

  it('is void when what is kept tells another round', async () => {
    const { seat, round } = await leftOpen()
    const imposter: Title['rules'] = { ...nextRules, hash: wheel.hash }
    const house = houseWith([nextTitle], [imposter])
    expect(granted(await goOn(house, seat, round)).round).toMatchObject({
      finished: true,
      payout: round.stake,
    })
  })

  it('waits for its player, for an installation can be mended', async () => {
    const { seat, round } = await leftOpen()
    const broken = houseWith([nextTitle], [])
    await broken.play.start()
    await broken.play.drain()
    const mended = houseWith([nextTitle], [wheel])
    expect((await toTheEnd(mended, seat, round)).finished).toBe(true)
    expect(await newestOf(mended, seat)).toMatchObject({ ended: 'played' })
  })
})

function never(): never {
  throw new Error('there are two nodes')
}

it('history tells of finished and open rounds of any rules', async () => {
  const { seat } = await leftOpen()
  const house = houseWith([nextTitle], [])
  const body = { uri: 'wheel', page: 1, pageSize: 10 }
  const { rounds } = granted(await house.play.answers.gameHistory(askOf(seat.player), body))
  expect(rounds.map(({ ended }) => ended).filter((ended) => ended === null)).toHaveLength(1)
})

import { costOf, type Round, type RoundAction } from '@fairhouse/contract/rounds/round'
import { loadTitle } from '@fairhouse/games/discover'
import { checkOutcome } from '@fairhouse/verifier/check-outcome'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Title } from '#modules/catalog'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  askOf,
  connect,
  granted,
  newKey,
  openTestHouse,
  playOnce,
  refusedWith,
  rotate,
  said,
  type Seated,
  type TestHouse,
  type Turn,
} from './testing/test-house.ts'
import { laidBets } from './store/stakes-on-spots.ts'
import { wheelTitle } from './testing/wheel.ts'

const uris = ['blackjack-6-deck', 'european-roulette', 'keno-80', 'jacks-or-better'] as const
type Uri = (typeof uris)[number]

async function titleOf(uri: Uri): Promise<Title> {
  const { manifest, game } = await loadTitle(uri)
  return { manifest, rules: game, certificate: wheelTitle.certificate }
}
const titles = await Promise.all(uris.map(titleOf))
const rulesOf = (uri: string) => titles.find(({ manifest }) => manifest.uri === uri)?.rules ?? null

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString, { titles })
})
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
})

async function seatedAt(uri: Uri): Promise<Seated> {
  const player = await house.register()
  return { player, ask: askOf(player), connection: await connect(house.play, player, uri) }
}

const credits = async ({ player }: Seated) => Number((await house.play.statusOf(player)).credits)
const hand = async (seat: Seated, turn: Turn): Promise<Round> =>
  granted(await playOnce(house.play, seat, { uri: 'blackjack-6-deck', ...turn })).round

/** A bet of so much on one box, in chips of the largest value that makes it. */
function betOf(total: number): Turn {
  const stake = [1000, 500, 100, 50, 10].find((level) => total % level === 0) ?? 10
  return { stake, data: JSON.stringify({ box1: total / stake }) }
}

/** What takes nothing more. */
const quietOf = ({ actions }: Round): 'noInsurance' | 'stand' =>
  actions.some(({ type }) => type === 'noInsurance') ? 'noInsurance' : 'stand'

/** Bets until the round offers an action of this type. */
async function untilOffered(seat: Seated, type: RoundAction['type'], stake = 200) {
  for (;;) {
    const offered = await ifOffered(seat, type, stake)
    if (offered) return offered
  }
}

/** One bet, and the action of this type where its round offers one; a round that does not is stood to its end. */
async function ifOffered(seat: Seated, type: RoundAction['type'], stake: number) {
  let round = await hand(seat, betOf(stake))
  while (!round.finished) {
    const offer = round.actions.find((action) => action.type === type)
    if (offer) return { round, offer }
    round = await hand(seat, { stake: round.stake, action: quietOf(round) })
  }
  return null
}

async function stoodOut(seat: Seated, begun: Round): Promise<Round> {
  let round = begun
  while (!round.finished) {
    round = await hand(seat, { stake: round.stake, action: quietOf(round) })
  }
  return round
}

/** As a thief of the database's password: past the triggers. */
async function rewritten(statement: string): Promise<void> {
  await house.database.query('ALTER TABLE play_step DISABLE TRIGGER USER')
  await house.database.query(statement)
  await house.database.query('ALTER TABLE play_step ENABLE TRIGGER USER')
}

/** Every card that a text names. */
const cardsIn = (text: string): readonly string[] =>
  [...text.matchAll(/"([2-9TJQKA][cdhs])"/g)].map(([, card = '']) => card).toSorted()

describe('money in the middle of a round', () => {
  it.each(['double', 'split', 'insure'] as const)(
    'is taken once, stands in the ledger, and is worked out again: %s',
    async (type) => {
      const seat = await seatedAt('blackjack-6-deck')
      const { round, offer } = await untilOffered(seat, type)
      const before = await credits(seat)
      const asked = { action: type, stake: round.stake, requestKey: newKey() } as const
      const answers = await Promise.all(
        [1, 2, 3].map(() => playOnce(house.play, seat, { uri: round.uri, ...asked })),
      )
      expect(new Set(answers.map((answer) => said(answer))).size).toBe(1)
      const [raised] = answers.map((answer) => granted(answer).round)
      if (!raised) throw new Error('nothing was answered')
      expect(raised.stake).toBe(round.stake + costOf(offer))
      const done = await stoodOut(seat, raised)
      expect(await credits(seat)).toBe(
        before - costOf(offer) - (done.stake - raised.stake) + done.payout,
      )
      const detail = granted(await house.play.answers.roundDetail(seat.ask, { roundId: round.id }))
      const debits = detail.entries.filter(({ direction }) => direction === 'debit')
      expect(debits.reduce((sum, { amount }) => sum + amount, 0)).toBe(done.stake)
      expect(new Set(debits.map(({ transferId }) => transferId)).size).toBe(debits.length)
      expect(detail.firstStake).toBe(200)
      granted(await rotate(house.play, seat))
      const { stream, rounds } = granted(
        await house.play.answers.streamRounds(seat.ask, { stream: 1, from: 0 }),
      )
      const seeds = { serverSeed: stream.serverSeed ?? '', clientSeed: stream.clientSeed ?? '' }
      const rules = { rulesOf: async (uri: string) => rulesOf(uri), rowOf: async () => null }
      for (const played of rounds) expect(await checkOutcome(played, seeds, rules)).toEqual([])
      const told = rounds.find(({ id }) => id === round.id)
      if (!told) throw new Error('the round is in its stream')
      const planted = [
        { ...told, stake: told.stake + costOf(offer) },
        { ...told, payout: told.payout + costOf(offer) },
        { ...told, moves: told.moves.slice(0, -1) },
      ]
      for (const forged of planted) {
        expect(await checkOutcome(forged, seeds, rules)).not.toEqual([])
      }
    },
  )

  it('is refused before anything is drawn when the player has not got it', async () => {
    const seat = await seatedAt('blackjack-6-deck')
    const largest = 50_000
    // Bets all but less than one more bet away.
    let round: Round
    for (;;) {
      const left = await credits(seat)
      const stake = Math.min(left - (left % (left < 1000 ? 10 : 1000)), largest)
      if (stake === 0) return
      // Every round may be the last that the seat can pay, so each asks anew what is left.
      const offered = await ifOffered(seat, 'double', stake)
      if (!offered) continue
      round = offered.round
      if ((await credits(seat)) < costOf(offered.offer)) break
      await stoodOut(seat, round)
    }
    const before = await credits(seat)
    const asked = { uri: round.uri, action: 'double', stake: round.stake } as const
    expect(refusedWith(await playOnce(house.play, seat, asked)).refused).toBe('notEnoughCash')
    expect(await credits(seat)).toBe(before)
    const { round: still } = granted(
      await house.play.answers.openGame(seat.ask, { uri: round.uri }),
    )
    expect(still).toMatchObject({ id: round.id, stake: round.stake, events: round.events })
  })

  it('is never taken by the house, which ends a stranded hand without it', async () => {
    const rules = rulesOf('blackjack-6-deck')
    if (!rules) throw new Error('the rules are at hand')
    const elsewhere = openTestHouse(test.connectionString, {
      titles: titles.filter(({ manifest }) => manifest.uri !== 'blackjack-6-deck'),
      released: async () => ({ game: rules }),
    })
    const doubles = Array.from({ length: 15 }, () => 'double' as const)
    for (const type of ['split', 'insure', ...doubles] as const) {
      const seat = await seatedAt('blackjack-6-deck')
      const { round } = await untilOffered(seat, type)
      const before = await credits(seat)
      await connect(elsewhere.play, seat.player, 'keno-80')
      house.play.forget(seat.player)
      const {
        summary,
        moves,
        round: ended,
      } = granted(await house.play.answers.roundDetail(seat.ask, { roundId: round.id }))
      expect(summary).toMatchObject({ ended: 'byHouse', stake: round.stake })
      expect(moves.filter((move) => /double|split|insure/.test(move.type))).toEqual([])
      expect(await credits(seat)).toBe(before + ended.payout)
    }
    await elsewhere.close()
  })

  it('is found by the audit when it was taken twice, or not at all', async () => {
    const seat = await seatedAt('blackjack-6-deck')
    const { round } = await untilOffered(seat, 'double')
    await hand(seat, { action: 'double', stake: round.stake })
    const where = `WHERE round_id = '${round.id}' AND raised IS NOT NULL`
    for (const change of ['raised = raised * 2', 'stake = stake + raised', 'raised = NULL']) {
      await rewritten(`UPDATE play_step SET ${change} ${where}`)
      expect(await auditMoney(house.database), change).not.toEqual([])
      await rewritten(
        `UPDATE play_step SET raised = ${round.stake}, stake = ${2 * round.stake}
         WHERE round_id = '${round.id}' AND action = 'double'`,
      )
    }
    expect(await auditMoney(house.database)).toEqual([])
  })
})

describe('what lies face down', () => {
  it('is in no answer before it is turned, wherever a player asks', async () => {
    const seat = await seatedAt('blackjack-6-deck')
    const { answers } = house.play
    for (let rounds = 0; rounds < 40; rounds++) {
      let { connection } = seat
      let round = await hand(seat, betOf(20))
      while (!round.finished) {
        const { uri, id: roundId } = round
        const shown = cardsIn(JSON.stringify(round.events))
        const [stored] = await rowsOf<{ state: object }>(
          house.database,
          'SELECT state FROM play_step WHERE round_id = $1 ORDER BY sequence DESC LIMIT 1',
          [roundId],
        )
        // The state knows more than was shown: without that this test could not fail.
        expect(cardsIn(JSON.stringify(stored)).length).toBeGreaterThan(shown.length)
        const opened = await answers.openGame(seat.ask, { uri })
        const told = [
          opened,
          await answers.roundDetail(seat.ask, { roundId }),
          await answers.gameHistory(seat.ask, { uri, page: 1, pageSize: 10 }),
          await answers.streamRounds(seat.ask, { stream: 1, from: 0 }),
        ].map((answer) => cardsIn(said(answer)))
        expect(told.filter((cards) => cards.length > 0)).toEqual([shown, shown])
        connection = granted(opened).connection
        round = await hand({ ...seat, connection }, { stake: round.stake, action: quietOf(round) })
      }
      Object.assign(seat, { connection })
    }
  })
})

describe('what a bet is on', () => {
  const spots = (...numbers: number[]) => JSON.stringify({ spots: numbers })
  const chips = (on: Record<string, number>) => JSON.stringify({ chips: on })

  it.each([
    ['keno-80', undefined],
    ['keno-80', 'not json'],
    ['keno-80', '{}'],
    ['keno-80', spots()],
    ['keno-80', spots(3, 3)],
    ['keno-80', spots(9, 3)],
    ['keno-80', spots(0, 4)],
    ['keno-80', spots(81)],
    ['keno-80', spots(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)],
    ['european-roulette', undefined],
    ['european-roulette', chips({})],
    ['european-roulette', chips({ 37: 1 })],
    ['european-roulette', chips({ 17: 0 })],
    ['european-roulette', chips({ 17: -1 })],
    ['european-roulette', chips({ 17: 0.5 })],
    ['european-roulette', chips({ 17: 1e9 })],
    ['european-roulette', '{"chips":{"17":1},"more":1}'],
    ['jacks-or-better', '{"cards":[0]}'],
    ['blackjack-6-deck', '{"spots":[1]}'],
  ] as const)('must be of the game, else nothing is taken: %s %s', async (uri, data) => {
    const seat = await seatedAt(uri)
    const before = await credits(seat)
    const stake = rulesOf(uri)?.betLevels[0] ?? 0
    const asked = { uri, stake, ...(data === undefined ? {} : { data }) }
    expect(refusedWith(await playOnce(house.play, seat, asked))).toEqual({
      refused: 'formInvalid',
      invalidFields: { data: 'notAllowed' },
    })
    expect(await credits(seat)).toBe(before)
  })

  it('says the price, is kept, and cannot be changed under the same key', async () => {
    const seat = await seatedAt('european-roulette')
    const before = await credits(seat)
    const requestKey = newKey()
    const asked = { uri: 'european-roulette', stake: 10, requestKey }
    const data = chips({ 17: 3, red: 2 })
    const { round } = granted(await playOnce(house.play, seat, { ...asked, data }))
    expect(round).toMatchObject({ stake: 50, finished: true })
    expect(await credits(seat)).toBe(before - 50 + round.payout)
    const changed = await playOnce(house.play, seat, { ...asked, data: chips({ 18: 5 }) })
    expect(refusedWith(changed).refused).toBe('requestKeyReused')
    const detail = granted(await house.play.answers.roundDetail(seat.ask, { roundId: round.id }))
    expect(detail.selection).toEqual({ chips: { 17: 3, red: 2 } })
    expect(detail.receipts[0]?.receipt.data).toEqual(detail.selection)
  })

  it('is read for several players at once, of dollars alone, the newest of each', async () => {
    const uri = 'european-roulette'
    const seatedWithDollars = async (): Promise<Seated> => {
      const player = await house.register(1)
      await house.database.transaction((tx) => house.play.fundTestMoney(tx, player))
      return { player, ask: askOf(player), connection: await connect(house.play, player, uri) }
    }
    const [one, other, forFun] = [
      await seatedWithDollars(),
      await seatedWithDollars(),
      await seatedAt(uri),
    ]
    const bet = async (seat: Seated, laid: Record<string, number>): Promise<void> => {
      house.time.now += 1_000
      granted(await playOnce(house.play, seat, { uri, stake: 10, data: chips(laid) }))
    }
    await bet(one, { black: 9 })
    await bet(one, { red: 2 })
    await bet(other, { black: 2 })
    await bet(one, { red: 3 })
    await bet(forFun, { red: 4 })
    const players = [one.player, other.player, forFun.player]
    const asked = { players, since: house.time.now - 60_000, each: 2 }
    expect(await laidBets(house.database, asked)).toMatchObject([
      { player: one.player, stake: 20, selection: { chips: { red: 2 } } },
      { player: other.player, stake: 20, selection: { chips: { black: 2 } } },
      { player: one.player, stake: 30, selection: { chips: { red: 3 } } },
    ])
    const later = { ...asked, since: house.time.now + 60_000 }
    expect(await laidBets(house.database, later)).toEqual([])
  })

  it('is found by the audit when it was changed after the draw', async () => {
    const seat = await seatedAt('keno-80')
    const asked = { uri: 'keno-80', stake: rulesOf('keno-80')?.betLevels[0] ?? 0 }
    const { round } = granted(
      await playOnce(house.play, seat, { ...asked, data: spots(1, 2, 3, 4) }),
    )
    const set = (data: string) =>
      `UPDATE play_step SET data = '${data}' WHERE round_id = '${round.id}'`
    await rewritten(set(spots(5, 6, 7, 8)))
    expect(await auditMoney(house.database)).toEqual([
      expect.stringContaining('every step is the one of its receipt'),
    ])
    await rewritten(set(spots(1, 2, 3, 4)))
    expect(await auditMoney(house.database)).toEqual([])
  })
})

it('what an action says is kept and asked for only in its own form', async () => {
  const seat = await seatedAt('jacks-or-better')
  const uri = 'jacks-or-better'
  const stake = rulesOf(uri)?.betLevels[0] ?? 0
  const { round } = granted(await playOnce(house.play, seat, { uri, stake }))
  for (const data of [
    undefined,
    '{}',
    '{"cards":[5]}',
    '{"cards":[1,0]}',
    '{"cards":[0,0]}',
    '[0]',
  ]) {
    const asked = {
      uri,
      stake: round.stake,
      action: 'hold',
      ...(data === undefined ? {} : { data }),
    } as const
    expect(refusedWith(await playOnce(house.play, seat, asked))).toMatchObject({
      invalidFields: { data: 'notAllowed' },
    })
  }
  const held = { uri, stake: round.stake, action: 'hold', data: '{"cards":[0,4]}' } as const
  const { round: drawn } = granted(await playOnce(house.play, seat, held))
  expect(drawn.finished).toBe(true)
  const detail = granted(await house.play.answers.roundDetail(seat.ask, { roundId: round.id }))
  expect(detail.moves).toEqual([{ type: 'hold', data: { cards: [0, 4] } }])
})

it('an answer is given again byte for byte, in whatever order its bet was written', async () => {
  const seat = await seatedAt('european-roulette')
  const data = JSON.stringify({ chips: { red: 1, even: 2, black: 1 } })
  const turn = { uri: 'european-roulette', data, requestKey: newKey() } as const
  const first = await playOnce(house.play, seat, { ...turn, stake: 50 })
  expect(granted(first).round.finished).toBe(true)
  house.play.forget(seat.player)
  expect(said(await playOnce(house.play, seat, { ...turn, stake: 50 }))).toBe(said(first))
})

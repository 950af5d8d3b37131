import { smallPrizeTable } from '@fairhouse/game-math/prize-table/testing/small-prize-table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Title } from '#modules/catalog'
import { isRefused } from '#platform/answer'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  connect,
  granted,
  newKey,
  openTestHouse,
  playOnce,
  refusedWith,
  said,
  type Seated,
  type TestHouse,
  type Turn,
  untilOpen,
} from './testing/test-house.ts'
import { wheelTitle } from './testing/wheel.ts'

/** Seeds that stand in an answer by no chance: small ones are also pays, counts and cells. */
const { game: tabled } = smallPrizeTable('anywhere', 900, 2_718_281_828)
const tabledTitle: Title = {
  ...wheelTitle,
  manifest: { ...wheelTitle.manifest, id: 300, uri: 'tabled' },
  rules: tabled,
}
const level = tabled.betLevels[0] ?? 0

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString, { titles: [wheelTitle, tabledTitle] })
})
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
})

const credits = async ({ player }: Seated) => (await house.play.statusOf(player)).credits
const stakeOf = { base: 100, ante: 150, boxes: 300 }

describe('a player who asks for what is not his', () => {
  it('pays once, for the way that came first, when one key asks for several ways at once', async () => {
    const seat = await house.seated()
    const before = await credits(seat)
    const requestKey = newKey()
    const answers = await Promise.all(
      ['boxes', 'ante', 'base', 'boxes'].map((mode) =>
        playOnce(house.play, seat, { stake: 100, mode, requestKey }),
      ),
    )
    const rounds = answers.flatMap((answer) => (isRefused(answer) ? [] : [said(answer)]))
    expect(new Set(rounds).size).toBe(1)
    expect(answers.filter((answer) => isRefused(answer)).map((answer) => said(answer))).toEqual([
      '{"refused":"requestKeyReused"}',
      '{"refused":"requestKeyReused"}',
    ])
    expect(before - (await credits(seat))).toBe(BigInt(stakeOf.boxes))
  })

  it('cannot bet in any way while a round is open, nor go on with it at another price', async () => {
    const seat = await house.seated()
    const { round } = granted(await playOnce(house.play, seat, { stake: 100, mode: 'boxes' }))
    for (const mode of ['base', 'ante', 'boxes', 'nothing']) {
      expect(refusedWith(await playOnce(house.play, seat, { stake: 100, mode }))).toMatchObject({
        refused: 'roundOpen',
        metadata: { uri: wheelTitle.manifest.uri, name: wheelTitle.manifest.name },
      })
    }
    const pick: Turn = { action: 'pick', data: '{"choice":0}' }
    for (const stake of [0, 10, 100, 299, 3000]) {
      expect(refusedWith(await playOnce(house.play, seat, { ...pick, stake }))).toMatchObject({
        invalidFields: { stake: 'notOnLadder' },
      })
    }
    // A way to bet that is named later changes nothing about what was bought.
    const went = granted(
      await playOnce(house.play, seat, { ...pick, stake: round.stake, mode: 'ante' }),
    )
    expect(went.round).toMatchObject({ stake: stakeOf.boxes, mode: 'boxes' })
    while (!went.round.finished) {
      const turn: Turn = { action: 'freeSpin', stake: round.stake }
      went.round = granted(await playOnce(house.play, seat, turn)).round
    }
  })

  it.each(['constructor', 'valueof', 'tostring', 'has-own-property', 'bases'])(
    'bets in no way named %s',
    async (mode) => {
      const seat = await house.seated()
      const before = await credits(seat)
      expect(refusedWith(await playOnce(house.play, seat, { mode }))).toEqual({
        refused: 'formInvalid',
        invalidFields: { mode: 'notAllowed' },
      })
      expect(await credits(seat)).toBe(before)
    },
  )

  it.each(['collect', 'gamble', 'choose', 'roll', 'wheelSpin', 'holdSpin', 'respin'] as const)(
    'does not %s out of turn',
    async (action) => {
      const seat = await house.seated()
      const data = '{"choice":0}'
      expect(refusedWith(await playOnce(house.play, seat, { action, data })).refused).toBe(
        'roundFinished',
      )
      const { stake } = await untilOpen(house.play, seat)
      expect(refusedWith(await playOnce(house.play, seat, { action, data, stake }))).toEqual({
        refused: 'formInvalid',
        invalidFields: { action: 'notAllowed' },
      })
    },
  )

  it.each([
    '{"choice":3}',
    '{"choice":-1}',
    '{"choice":0.5}',
    '{"choice":1e308}',
    '{"choice":"0"}',
    '{"choice":[0]}',
    '{"__proto__":{"choice":0}}',
    '0',
    'null',
    '',
    `${'['.repeat(512)}${']'.repeat(512)}`,
  ])('opens no box with %.30s', async (data) => {
    const seat = await house.seated()
    const { stake } = await untilOpen(house.play, seat)
    expect(refusedWith(await playOnce(house.play, seat, { action: 'pick', data, stake }))).toEqual({
      refused: 'formInvalid',
      invalidFields: { data: 'notAllowed' },
    })
  })

  it('hears the same of a box that he names -0, at once and later', async () => {
    const seat = await house.seated()
    const { stake, id } = await untilOpen(house.play, seat)
    const turn: Turn = { action: 'pick', data: '{"choice":-0}', stake, requestKey: newKey() }
    const first = await playOnce(house.play, seat, turn)
    house.play.forget(seat.player)
    expect(said(await playOnce(house.play, seat, turn))).toBe(said(first))
    const detail = granted(await house.play.answers.roundDetail(seat.ask, { roundId: id }))
    expect(Object.is(detail.moves[0]?.choice, 0)).toBe(true)
  })
})

describe('the least time between bets', () => {
  it('holds for bets at once, in every way, at every game and on every node', async () => {
    const options = { titles: [wheelTitle, tabledTitle], rules: { cycleMs: 2_500 } }
    const nodes = [1, 2].map(() => openTestHouse(test.connectionString, options))
    try {
      const [node] = nodes
      if (!node) throw new Error('two nodes')
      const seat = await node.seated()
      const other = { ...seat, connection: await connect(node.play, seat.player, 'tabled') }
      const turns = Array.from({ length: 12 }, (_, i) => ({ i, at: nodes[i % 2] ?? node }))
      const answers = await Promise.all(
        turns.map(({ i, at }) =>
          i % 3 === 0
            ? playOnce(at.play, other, { uri: 'tabled', stake: level })
            : playOnce(at.play, seat, { mode: i % 3 === 1 ? 'ante' : 'base' }),
        ),
      )
      expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(1)
    } finally {
      await Promise.all(nodes.map((node) => node.close()))
    }
  })
})

describe('an open round of a prize table', () => {
  it('tells nothing of its row: not its seed, nor its place', async () => {
    const seated = await house.seated()
    const { player, ask } = seated
    const sitting = { ...seated, connection: await connect(house.play, player, 'tabled') }
    let round = granted(await playOnce(house.play, sitting, { uri: 'tabled', stake: level })).round
    while (round.finished) {
      const again = await playOnce(house.play, sitting, { uri: 'tabled', stake: level })
      round = granted(again).round
    }
    const heard = [
      await house.play.answers.openGame(ask, { uri: 'tabled' }),
      await house.play.answers.roundDetail(ask, { roundId: round.id }),
      await house.play.answers.gameHistory(ask, { uri: 'all', page: 1, pageSize: 10 }),
      await house.play.answers.currentFairness(ask, {}),
    ].map((answer) => said(answer))
    const steps = await rowsOf<{ state: { seed: number } }>(
      house.database,
      'SELECT state FROM play_step WHERE round_id = $1',
      [round.id],
    )
    const seeds = steps.map(({ state }) => String(state.seed))
    expect(seeds).toHaveLength(1)
    for (const text of [JSON.stringify(round), ...heard]) {
      expect(text).not.toMatch(/"(seed|state|words|inner|index|row)":/)
      for (const seed of seeds) expect(text).not.toMatch(new RegExp(`\\b${seed}\\b`))
    }
    const opened = granted(await house.play.answers.openGame(ask, { uri: 'tabled' }))
    const back = { ...sitting, connection: opened.connection }
    while (!round.finished) {
      const turn: Turn = { uri: 'tabled', action: 'freeSpin', stake: round.stake }
      round = granted(await playOnce(house.play, back, turn)).round
    }
  })
})

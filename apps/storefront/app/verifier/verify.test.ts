import { drawFrom } from '@fairhouse/fairness/draw'
import { toHex } from '@fairhouse/fairness/hex'
import { sha256 } from '@fairhouse/fairness/sha256'
import { inMinorUnits } from '@fairhouse/contract/rounds/round'
import { openStream } from '@fairhouse/fairness/stream'
import type { Action, Game } from '@fairhouse/game-math/game'
import { isTableGame } from '@fairhouse/game-math/table/table-game'
import { rowCount } from '@fairhouse/game-math/table/table-head'
import { game as candyGrotto } from '@fairhouse/games/candy-grotto/math'
import { game } from '@fairhouse/games/castle-of-horror/math'
import { withRows } from '@fairhouse/games/with-rows'
import { describe, expect, it } from 'vitest'
import { readAmount, readEntries, readMoves, writeAmount, writeMoves } from './entries.ts'
import { type Evidence, type Recount, recount } from './recount.ts'
import { rulesOf } from './rules-of.ts'
import { isFor, wantedRow, withGivenRow } from './table-row.ts'

const seed = Uint8Array.from({ length: 32 }, (_, index) => index)
const evidence: Evidence = {
  serverSeed: toHex(seed),
  shownHash: toHex(sha256(seed)),
  clientSeed: 'quiet owls',
  nonce: 17,
  stake: 100,
  mode: 'base',
  moves: [],
  played: null,
}

/** Plays a round to its end as the house does: each step goes on where the last one stopped. */
function playedBy(nonce: number, stake: number, rules: Game = game): Evidence {
  const stream = openStream(seed)
  let draw = drawFrom(stream.round(evidence.clientSeed, nonce))
  let step = rules.open(draw)
  const events = [...step.events]
  const moves: Action[] = []
  while (step.actions[0]) {
    const [action] = step.actions
    const move: Action =
      action.type === 'pick'
        ? { type: 'pick', choice: action.choices[0] ?? 0 }
        : { type: 'freeSpin' }
    moves.push(move)
    draw = drawFrom(stream.round(evidence.clientSeed, nonce, draw.words))
    step = rules.act(step.state, move, draw)
    events.push(...step.events)
  }
  const unit = stake / rules.unitsPerStake
  return {
    ...evidence,
    nonce,
    stake,
    moves,
    played: {
      definitionHash: rules.hash,
      events: inMinorUnits(events, unit),
      payout: step.state.units * unit,
    },
  }
}

function recounted(of: Evidence): Recount {
  const result = recount(game, of)
  if (typeof result === 'string') throw new Error(result)
  return result
}

describe('a recount', () => {
  it('agrees with every round that the house played, with picks and free spins among them', () => {
    const rounds = Array.from({ length: 600 }, (_, nonce) => playedBy(nonce, 200))
    expect(rounds.some(({ moves }) => moves.some(({ type }) => type === 'pick'))).toBe(true)
    expect(rounds.some(({ moves }) => moves.some(({ type }) => type === 'freeSpin'))).toBe(true)
    for (const round of rounds) {
      const { agrees, unfinished } = recounted(round)
      expect({ nonce: round.nonce, agrees, unfinished }).toEqual({
        nonce: round.nonce,
        agrees: true,
        unfinished: false,
      })
    }
  })

  it.each([
    ['the server seed', { serverSeed: toHex(seed).replace(/^00/, '01') }],
    ['the client seed', { clientSeed: 'quiet Owls' }],
    ['the nonce', { nonce: 18 }],
    ['the hash that was shown', { shownHash: '0'.repeat(64) }],
  ])('does not agree when somebody changes %s', (_, change) => {
    const changed = { ...playedBy(17, 100), moves: [], ...change }
    expect(recounted(changed).agrees).toBe(false)
  })

  it('does not agree when the payout was changed', () => {
    const round = playedBy(17, 100)
    const { played } = round
    if (!played) throw new Error('a played round tells what was played')
    const more = (played.payout ?? 0) + 1
    const result = recounted({ ...round, played: { ...played, payout: more } })
    expect(result.agrees).toBe(false)
    expect(result.payout).toMatchObject({ said: more, agrees: false })
  })

  it('leaves the payout of a voided round alone, which is no outcome', () => {
    const round = playedBy(17, 100)
    if (!round.played) throw new Error('a played round tells what was played')
    const result = recounted({ ...round, played: { ...round.played, payout: null } })
    expect(result).toMatchObject({ agrees: true, payout: { agrees: null } })
  })

  it('names the event that somebody left out', () => {
    const round = playedBy(17, 100)
    const { played } = round
    if (!played) throw new Error('a played round tells what was played')
    const result = recounted({
      ...round,
      played: { ...played, events: played.events.slice(0, -1) },
    })
    expect(result.events.at(-1)).toMatchObject({ said: null, agrees: false })
  })

  it('stands alone when there is nothing to compare with', () => {
    expect(recounted({ ...evidence, shownHash: null })).toMatchObject({
      agrees: null,
      hash: { recounted: toHex(sha256(seed)), said: null, agrees: null },
    })
  })

  it('shows every word of the stream, in its order', () => {
    const { draws } = recounted(evidence)
    const stream = openStream(seed).round(evidence.clientSeed, evidence.nonce)
    const words = draws.flatMap((drawn) => drawn.words)
    expect(words).toEqual(words.map(() => stream.next()))
    for (const { words: taken, count, result } of draws) {
      expect((taken.at(-1) ?? -1) % count).toBe(result)
    }
  })

  it('refuses a stake that the game does not have, and a choice that was never offered', () => {
    expect(recount(game, { ...evidence, stake: 7 })).toBe('stake')
    expect(
      recount(game, {
        ...evidence,
        moves: Array.from({ length: 40 }, (): Action => ({ type: 'freeSpin' })),
      }),
    ).toBe('move')
  })

  it('finds a difference where the choices of a played round do not fit another seed', () => {
    const withMoves = Array.from({ length: 2000 }, (_, nonce) => playedBy(nonce, 100)).find(
      ({ moves }) => moves.length > 0,
    )
    if (!withMoves) throw new Error('no round had a choice')
    const other = recounted({ ...withMoves, serverSeed: 'ff'.repeat(32), nonce: 1 })
    expect(other).toMatchObject({ misfit: true, unfinished: false, agrees: false })
  })
})

describe('a recount of a round that a table holds', () => {
  const folder = new URL('../../../../games/candy-grotto/', import.meta.url)
  const house = withRows(candyGrotto, folder)
  const proofOf = (index: number) => (isTableGame(house) ? house.prove(index) : null)

  it('agrees with what the house played, by the one row and its proof', () => {
    for (let nonce = 0; nonce < 60; nonce++) {
      const round = playedBy(nonce, 200, house)
      const wanted = wantedRow(candyGrotto, round)
      const given = withGivenRow(candyGrotto, { ...wanted, proof: proofOf(wanted.index) })
      if (!given) throw new Error('a row of the house is proven')
      expect(recount(given.game, round, given.row)).toMatchObject({
        agrees: true,
        unfinished: false,
        row: { index: wanted.index, root: candyGrotto.table.root },
      })
    }
  })

  it('accepts no other row, and none without its proof', () => {
    const wanted = wantedRow(candyGrotto, evidence)
    expect(withGivenRow(candyGrotto, { ...wanted, proof: null })).toBe(null)
    const far = (wanted.index + 1000) % rowCount(candyGrotto.table)
    expect(withGivenRow(candyGrotto, { ...wanted, proof: proofOf(far) })).toBe(null)
    expect(isFor(wanted, { ...wanted, proof: null })).toBe(true)
    expect(isFor(wanted, { ...wanted, index: far, proof: null })).toBe(false)
    expect(isFor(wanted, { ...wanted, hash: 'other', proof: null })).toBe(false)
  })
})

describe('the rules of a round', () => {
  const first = '7a60e7b663c208bc975dadf20369b38ad8bb74644f267aaa4ef9b08d2017772e'

  it('are those that it names, of whatever version of its title', async () => {
    expect((await rulesOf('castle-of-horror', null))?.hash).toBe(game.hash)
    expect((await rulesOf('castle-of-horror', game.hash))?.hash).toBe(game.hash)
    const before = await rulesOf('castle-of-horror', first)
    if (!before) throw new Error('the first version is kept')
    for (let nonce = 0; nonce < 200; nonce++) {
      const round = playedBy(nonce, 100, before)
      expect(recount(before, round)).toMatchObject({ agrees: true, rules: { said: first } })
    }
  })

  it('differ where there are none of that name, and are missing where there is no such title', async () => {
    const other = await rulesOf('castle-of-horror', 'f'.repeat(64))
    if (!other) throw new Error('there are rules of today')
    const round = playedBy(17, 100)
    const played = { events: [], payout: 0, ...round.played, definitionHash: 'f'.repeat(64) }
    expect(recount(other, { ...round, played })).toMatchObject({ agrees: false })
    expect(await rulesOf('no-such-title', first)).toBe(null)
  })
})

describe('the entries', () => {
  const entries = {
    uri: 'castle-of-horror',
    serverSeed: toHex(seed),
    shownHash: '',
    clientSeed: 'quiet owls',
    nonce: '17',
    stake: '1.00',
    moves: 'pick 3, freeSpin',
  }

  it('become evidence', () => {
    expect(readEntries(entries, null)).toEqual({
      evidence: {
        ...evidence,
        shownHash: null,
        moves: [{ type: 'pick', choice: 2 }, { type: 'freeSpin' }],
      },
    })
  })

  it.each([
    ['serverSeed', 'abc'],
    ['shownHash', 'abc'],
    ['clientSeed', 'a:b'],
    ['nonce', '-1'],
    ['stake', '1e2'],
    ['moves', 'jump'],
  ])('name %s = %j as what cannot be read', (name, value) => {
    expect(readEntries({ ...entries, [name]: value }, null)).toEqual({ faults: [name] })
  })

  it.each([
    ['free spin', [{ type: 'freeSpin' }]],
    ['Gamble 2, collect', [{ type: 'gamble', choice: 1 }, { type: 'collect' }]],
    [
      'choose 3; wheelSpin; roll',
      [{ type: 'choose', choice: 2 }, { type: 'wheelSpin' }, { type: 'roll' }],
    ],
  ])('read the moves of every feature: %s', (written, moves) => {
    expect(readMoves(written)).toEqual({ mode: 'base', moves })
  })

  it.each(['pick', 'freeSpin 2', 'bet', 'pick 1, bet buy', 'bet buy, jump'])(
    'read no moves from %s',
    (written) => expect(readMoves(written)).toBeNull(),
  )

  it('say the way a round was bet before its moves', () => {
    const written = writeMoves([{ type: 'bet' }, { type: 'freeSpin' }], 'buy-free')
    expect(written).toBe('bet buy-free, freeSpin')
    expect(readMoves(written)).toEqual({ mode: 'buy-free', moves: [{ type: 'freeSpin' }] })
    expect(readMoves('bet freeSpins')).toEqual({ mode: 'freeSpins', moves: [] })
  })

  it('write moves as they read them', () => {
    const moves = [{ type: 'bet' }, { type: 'pick', choice: 0 }, { type: 'freeSpin' }]
    expect(writeMoves(moves)).toBe('pick 1, freeSpin')
    expect(readMoves(writeMoves(moves))).toEqual({ mode: 'base', moves: moves.slice(1) })
  })

  it.each([
    ['1', 100],
    ['0,25', 25],
    ['100.5', 10_050],
    ['', null],
    ['-1', null],
    ['1.005', null],
  ])('read the amount %j as %j', (written, minorUnits) => {
    expect(readAmount(written)).toBe(minorUnits)
  })

  it('write amounts with both digits', () => {
    expect(writeAmount(5)).toBe('0.05')
    expect(writeAmount(12_340)).toBe('123.40')
  })
})

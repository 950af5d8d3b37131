import { sha256 } from '@fairhouse/fairness/sha256'
import { toHex } from '@fairhouse/fairness/hex'
import { openStream } from '@fairhouse/fairness/stream'
import type { Action, Game } from '@fairhouse/game-math/game'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { rowCount } from '@fairhouse/game-math/prize-table/prize-table-head'
import { game as candyGrotto } from '@fairhouse/games/candy-grotto/math'
import { game } from '@fairhouse/games/castle-of-horror/math'
import { withRows } from '@fairhouse/games/with-rows'
import { describe, expect, it } from 'vitest'
import { type Evidence, type Recount, recount } from './recount.ts'
import { isFor, wantedRow, withGivenRow } from './prize-table-row.ts'
import { evidence, playedBy as playedByRules, seed } from './testing/played-by.ts'

const playedBy = (nonce: number, stake: number, rules: Game = game): Evidence =>
  playedByRules(nonce, stake, rules)

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
  const folder = new URL('../../games/candy-grotto/', import.meta.url)
  const house = withRows(candyGrotto, folder)
  const proofOf = (index: number) => (isPrizeTableGame(house) ? house.prove(index) : null)

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

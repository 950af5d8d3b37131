import { toHex } from '@fairhouse/fairness/hex'
import { game } from '@fairhouse/games/castle-of-horror/math'
import { recount } from '@fairhouse/verifier/recount'
import { evidence, playedBy, seed } from '@fairhouse/verifier/testing/played-by'
import { describe, expect, it } from 'vitest'
import { readAmount, readEntries, readMoves, writeAmount, writeMoves } from './entries.ts'
import { rulesOf } from './rules-of.ts'

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
    const round = playedBy(17, 100, game)
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

  it('say what a bet was on and what an action held, as JSON', () => {
    const selection = { chips: { '17': 2, '1/2': 1 } }
    const moves = [{ type: 'pick' as const, data: { cards: [0, 4] } }]
    const written = writeMoves(moves, { selection })
    expect(written).toBe('bet {"chips":{"17":2,"1/2":1}}, pick {"cards":[0,4]}')
    expect(readMoves(written.replace('pick', 'freeSpin'))).toEqual({
      mode: 'base',
      selection,
      moves: [{ type: 'freeSpin', data: { cards: [0, 4] } }],
    })
  })

  it('say the way a round was bet before its moves', () => {
    const written = writeMoves([{ type: 'bet' }, { type: 'freeSpin' }], { mode: 'buy-free' })
    expect(written).toBe('bet buy-free, freeSpin')
    expect(readMoves(written)).toEqual({ mode: 'buy-free', moves: [{ type: 'freeSpin' }] })
    expect(readMoves('bet freeSpins')).toEqual({ mode: 'freeSpins', moves: [] })
  })

  it('write moves as they read them', () => {
    const moves = [{ type: 'bet' }, { type: 'pick', choice: 0 }, { type: 'freeSpin' }]
    expect(writeMoves(moves, {})).toBe('pick 1, freeSpin')
    expect(readMoves(writeMoves(moves, {}))).toEqual({ mode: 'base', moves: moves.slice(1) })
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

import { SeededWords } from '@fairhouse/fairness/seeded'
import { drawFrom } from '@fairhouse/fairness/draw'
import { expect, it } from 'vitest'
import { inTurn, readTier } from '../../scripts/test/tier.ts'
import { openGames } from './games.ts'
import { playThrough } from './rounds/play-through.ts'
import { sampleBet } from './testing/sample-bet.ts'

const games = openGames()
/** All games are played before an issue is called resolved. */
const keys = inTurn(readTier(process.env), games.keys, 30)

it.each(keys)('%s is the one whose return was worked out, and plays twenty rounds', (key) => {
  const game = games.find(key)
  if (!game) throw new Error(`${key} is gone`)
  const draw = drawFrom(new SeededWords(7))
  const { selection } = sampleBet(game)
  for (let round = 0; round < 20; round++) {
    const { events, units } = playThrough(
      game.rules,
      selection === undefined ? {} : { selection },
      draw,
    )
    expect(events.at(-1)).toMatchObject({ type: 'roundEnded' })
    expect(units).toBeGreaterThanOrEqual(0)
    expect(units).toBeLessThanOrEqual(game.rules.maxUnits)
  }
  expect(game.listed.rtp).toBeGreaterThan(0.9)
  expect(game.listed.rtp).toBeLessThan(1)
  expect(game.listed.bets[0]?.rtp).toBe(game.listed.rtp)
})

it('there is a game of each kind', () => {
  const kinds = new Set(games.listed.map(({ wish }) => wish.kind))
  expect([...kinds].toSorted()).toEqual([
    'bingo',
    'cells',
    'crash',
    'keno',
    'pegs',
    'poker',
    'roulette',
    'slot',
    'table',
  ])
})

it('knows no game that is not in its list', () => {
  expect(games.find('Felix-Nobody')).toBeNull()
})

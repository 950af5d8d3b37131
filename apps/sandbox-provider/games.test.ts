import { SeededWords } from '@fairhouse/fairness/seeded'
import { drawFrom } from '@fairhouse/fairness/draw'
import { expect, it } from 'vitest'
import { openGames } from './games.ts'
import { playRound } from './play-round.ts'

const games = openGames()

it('every game is the one whose return was worked out, and plays twenty rounds to their end', () => {
  for (const key of games.keys) {
    const game = games.find(key)
    if (!game) throw new Error(`${key} is gone`)
    const draw = drawFrom(new SeededWords(game.listed.wish.seed))
    for (let round = 0; round < 20; round++) {
      const { events, units } = playRound(game, draw)
      expect(events.at(-1)).toMatchObject({ type: 'roundEnded' })
      expect(units).toBeGreaterThanOrEqual(0)
      expect(units).toBeLessThanOrEqual(game.rules.maxUnits)
    }
    expect(game.listed.rtp).toBeGreaterThan(0.93)
    expect(game.listed.rtp).toBeLessThan(0.98)
  }
  expect(games.keys.length).toBeGreaterThan(150)
})

it('knows no game that is not in its list', () => {
  expect(games.find('Felix-Nobody')).toBeNull()
})

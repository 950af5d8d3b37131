import { readFileSync } from 'node:fs'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { describe, expect, it } from 'vitest'
import { loadTitle, titleUris } from './discover.ts'
import { type GoldenRounds, replay } from './golden-round.ts'
import { keptHashes, releasedGame } from './released.ts'

const kept = async (uri: string, hash: string) => {
  const released = await releasedGame(uri, hash)
  if ('missing' in released) throw new Error(released.missing)
  return released.game
}

describe.each(titleUris())('what is kept of %s', async (uri) => {
  const { game, folder } = await loadTitle(uri)
  const golden: GoldenRounds = JSON.parse(readFileSync(new URL('golden.json', folder), 'utf8'))

  it('holds the rules of today, which play its golden rounds', async () => {
    const same = await kept(uri, game.hash)
    expect(same.hash).toBe(game.hash)
    expect(same.paytable).toEqual(game.paytable)
    expect(isPrizeTableGame(same)).toBe(isPrizeTableGame(game))
    for (const round of golden.rounds.slice(0, 4)) {
      expect(replay(same, round)).toMatchObject({ events: round.events })
    }
  })

  it('is playable whole', async () => {
    for (const hash of keptHashes(uri)) expect((await kept(uri, hash)).hash).toBe(hash)
  })
})

describe('Castle of Horror as it was first released', () => {
  const folder = new URL('./castle-of-horror/', import.meta.url)
  // Recorded with the first engine; when the second came, nothing but the hash at their head was changed.
  const golden: GoldenRounds = JSON.parse(readFileSync(new URL('golden.json', folder), 'utf8'))
  const first = '7a60e7b663c208bc975dadf20369b38ad8bb74644f267aaa4ef9b08d2017772e'

  it('plays every round that was recorded with it', async () => {
    const game = await kept('castle-of-horror', first)
    expect(golden.rounds.length).toBeGreaterThan(20)
    for (const round of golden.rounds) {
      const { state, events } = replay(game, round)
      expect(events).toEqual(round.events)
      expect(state.units).toBe(round.units)
    }
  })
})

describe('rules that are asked for', () => {
  it.each([
    ['castle-of-horror', 'f'.repeat(64)],
    ['no-such-title', 'f'.repeat(64)],
    ['../games/castle-of-horror', 'f'.repeat(64)],
    ['castle-of-horror', '../certificate'],
  ])('and are not there are told to be missing: %s %s', async (uri, hash) => {
    expect(await releasedGame(uri, hash)).toHaveProperty('missing')
  })
})

import { type GameKind, gameKinds } from '@fairhouse/contract/entities/game-words'
import { type Gate, tellingSlice } from '#modules/play'
import { z } from 'zod'
import { blocksOf } from './store/blocks.ts'

const form = z.array(z.enum(gameKinds))

/** The kinds of games that are turned off; a wish to turn one on again changes nothing here. */
export const blockSlice = tellingSlice<GameKind[]>({
  name: 'blockedGames',
  form,
  before: [],
  read: async (on, player) => (await blocksOf(on, player)).map(({ kind }) => kind),
  status: () => ({}),
})

/** Nobody plays what he has turned off. @param kindOf what sort of game it is; undefined for one that nobody knows. */
export const notBlocked =
  (kindOf: (gameId: number) => GameKind | undefined): Gate =>
  (seat, { manifest }) => {
    const blocked = blockSlice.valueIn(seat)
    if (blocked.length === 0) return null
    const kind = kindOf(manifest.id)
    return kind !== undefined && blocked.includes(kind)
      ? { refused: 'gamesBlocked', metadata: { kind } }
      : null
  }

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { deriveSlot } from '@fairhouse/game-math/provided/derive-slot'
import { z } from 'zod'

/** A line of the list that `tools/provided-games` writes. */
const listed = z.object({
  key: z.string(),
  name: z.string(),
  themes: z.array(z.string()).min(1),
  /** What it returns, worked out exactly; the same figure stands in the catalogue. */
  rtp: z.number(),
  /** Of its rules: what is played is what was worked out. */
  hash: z.string(),
  wish: z.object({
    seed: z.int(),
    reels: z.union([z.literal(3), z.literal(5), z.literal(6)]),
    rows: z.union([z.literal(3), z.literal(4), z.literal(5)]),
    by: z.enum(['lines', 'ways']),
    lines: z.int(),
    freeSpins: z.boolean(),
    rtp: z.number(),
    minStake: z.int(),
    maxStake: z.int(),
    maxWinX: z.int(),
  }),
})
export type ListedGame = z.infer<typeof listed>

/** A game that can be played. */
export interface PlayedGame {
  readonly listed: ListedGame
  readonly definition: SlotDefinition
  readonly rules: ReturnType<typeof slotGame>
}

/** The games of all providers of the sandbox, each made when it is first opened. */
export function openGames(path: string = fileURLToPath(new URL('games.jsonl', import.meta.url))) {
  const lines = readFileSync(path, 'utf8').split('\n')
  const byKey = new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => listed.parse(JSON.parse(line)))
      .map((game) => [game.key, game]),
  )
  const made = new Map<string, PlayedGame>()
  return {
    keys: [...byKey.keys()],
    /** @throws Error when the game is not the one whose return was worked out. */
    find: (key: string): PlayedGame | null => {
      const known = made.get(key)
      if (known) return known
      const game = byKey.get(key)
      if (!game) return null
      const definition = deriveSlot(game.wish)
      const rules = slotGame(definition)
      if (rules.hash !== game.hash)
        throw new Error(`${key} is not the game that was worked out: run tools/provided-games`)
      const played = { listed: game, definition, rules }
      made.set(key, played)
      return played
    },
  }
}
export type Games = ReturnType<typeof openGames>

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { ratio } from '@fairhouse/game-math/fraction'
import { deriveSlot } from '@fairhouse/game-math/provided/derive-slot'
import { type Entry, entry, wished, wishOf } from './wish-of.ts'

// Makes the games of the sandbox's providers: derives a slot from each entry of the demo's catalogue that can be one, works its facts out exactly, writes
// them into the entry in place of invented ones, and the wish into the list that the sandbox plays by.

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const catalogue = at('apps/server/src/modules/catalog/sandbox.jsonl')
const games = at('apps/sandbox-provider/games.jsonl')

/** Sigma from which on a game is 2, 3, 4 and 5 on the scale of volatility, as certificates have it. */
const volatilitySteps = [3, 5, 7, 10]
/** Older than anything that is called new. */
const since = '2026-10-01'

/** What games were wished to be when they were first made: an entry tells its game's own figures since. */
const before = new Map(
  (existsSync(games) ? readFileSync(games, 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => wished.parse(JSON.parse(line)))
    .map(({ key, wish }) => [key, wish]),
)
const entries = readFileSync(catalogue, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => entry.parse(JSON.parse(line)))
const made = entries.map((one) => madeOf(one))
const lines = (rows: readonly unknown[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('')
writeFileSync(catalogue, lines(made.map(({ listed }) => listed)))
const played = made.flatMap(({ game }) => (game ? [game] : []))
writeFileSync(games, lines(played))
console.log(`${played.length} of ${made.length} games can be played`)

function madeOf(one: Entry) {
  const wish = before.get(one.key) ?? wishOf(one)
  if (wish === null) return { listed: one, game: null }
  const definition = deriveSlot(wish)
  const facts = slotFacts(definition)
  const rtp = ratio(facts.rtp)
  const sigma = Math.sqrt(ratio(facts.variance))
  const { hash } = slotGame(definition)
  const [least = 0] = definition.betLevels
  const listed: Entry = {
    ...one,
    sandbox: false,
    category: 1281,
    rtp: Math.round(rtp * 10_000) / 10_000,
    volatility: 1 + volatilitySteps.filter((step) => sigma >= step).length,
    minStake: least,
    maxStake: definition.betLevels.at(-1) ?? least,
    maxWinX: wish.maxWinX,
    mechanics: [wish.by, ...(wish.freeSpins ? ['freeSpins', 'multiplier'] : [])],
    ways: wish.by === 'lines' ? definition.unitsPerStake : wish.rows ** wish.reels,
    since,
    hasImagePreview: false,
  }
  const { key, name, themes } = one
  return { listed, game: { key, name, themes, rtp, hash, wish } }
}

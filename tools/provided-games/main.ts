import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ratio } from '@fairhouse/game-math/fraction'
import { deriveGame } from '@fairhouse/game-math/provided/derive-game'
import type { ProvidedFacts } from '@fairhouse/game-math/provided/provided-game'
import type { ProvidedWish } from '@fairhouse/game-math/provided/wish'
import { type ListedGame, listedGame } from '@fairhouse/sandbox-provider/listed-game'
import { catalogueEntryOf } from './catalogue-entry-of.ts'
import { type Entry, entry } from './entry.ts'
import { wishOf } from './wish-of.ts'

// Makes the games of the sandbox's providers: derives one from each entry of the demo's catalogue that can be one, works its facts out exactly, writes
// them into the entry in place of invented ones, and the wish into the list that the sandbox plays by. A game that is there already and plays by the
// same rules stays, so a run that was stopped goes on where it stopped; `--all` works every figure out anew.

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const catalogue = at('apps/server/src/modules/catalog/sandbox.jsonl')
const games = at('apps/sandbox-provider/games.jsonl')
const isAll = process.argv.includes('--all')

const linesOf = (path: string): unknown[] =>
  (existsSync(path) ? readFileSync(path, 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

const entries = linesOf(catalogue).map((line) => entry.parse(line))
/** Kinds whose figures are worked out at once come first: a run that is stopped has made most games. */
const slowKinds = ['poker', 'table', 'slot']
const order = entries
  .map((one, index) => ({ one, index, slowness: slowKinds.indexOf(one.kind) }))
  .toSorted(
    (a, b) => a.slowness - b.slowness || Number(a.one.ways !== null) - Number(b.one.ways !== null),
  )
const listed = new Map(
  linesOf(games).map((line) => {
    const game = listedGame.parse(line)
    return [game.key, game] as const
  }),
)
/** Facts by rules without their stakes: tables differ in nothing else. */
const known = new Map<string, readonly { readonly name: string; readonly facts: ProvidedFacts }[]>()

for (const { index, one } of order) {
  const before = listed.get(one.key)
  const wish = before?.wish ?? wishOf(one)
  if (wish === null) continue
  const { game, bets } = deriveGame(wish)
  if (before?.hash === game.hash && !isAll) continue
  const proved = provedOnce(wish, () => bets.map(({ name, facts }) => ({ name, facts: facts() })))
  const [shown] = proved
  if (!shown) throw new Error(`${one.key} has no way to bet`)
  entries[index] = catalogueEntryOf(one, { wish, game, facts: shown.facts })
  const { key, name, themes } = one
  // Read as it will be in the next run, which must write the same line.
  const line = listedGame.parse({
    key,
    name,
    themes,
    rtp: ratio(shown.facts.rtp),
    hash: game.hash,
    wish,
    bets: proved.map((bet) => ({ name: bet.name, rtp: ratio(bet.facts.rtp) })),
  } satisfies ListedGame)
  listed.set(key, line)
  save(entries, listed)
  console.log(`${key}: ${(100 * ratio(shown.facts.rtp)).toFixed(2)} %`)
}
save(entries, listed)
console.log(`${listed.size} of ${entries.length} games can be played`)

function provedOnce(
  wish: ProvidedWish,
  prove: () => readonly { readonly name: string; readonly facts: ProvidedFacts }[],
) {
  // What is undefined is left out of it.
  const name = JSON.stringify({ ...wish, minStake: undefined, maxStake: undefined })
  const proved = known.get(name) ?? prove()
  known.set(name, proved)
  return proved
}

/** Both lists, in the order of the catalogue. */
function save(all: readonly Entry[], played: ReadonlyMap<string, ListedGame>): void {
  const lines = (rows: readonly unknown[]): string =>
    rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  writeFileSync(catalogue, lines(all))
  writeFileSync(games, lines(all.flatMap(({ key }) => played.get(key) ?? [])))
}

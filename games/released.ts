import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { canonicalJson } from '@fairhouse/fairness/canonical'
import type { Game } from '@fairhouse/game-math/game'
import { gameOf, type Release } from '@fairhouse/game-math/released/release'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { readRows, withRows } from './with-rows.ts'

/** The game that was asked for, or why this installation does not have it, in words for an operator. */
export type Released = { readonly game: Game } | { readonly missing: string }

const games = new URL('./', import.meta.url)
const uriForm = /^[a-z0-9-]{1,80}$/
const hashForm = /^[0-9a-f]{64}$/

/** The rules of a title by their hash, whether they are those of today or earlier ones, and whether or not the title is still offered. */
export async function releasedGame(uri: string, hash: string): Promise<Released> {
  if (!uriForm.test(uri) || !hashForm.test(hash))
    return { missing: `${uri} ${hash} names no rules` }
  const name = `games/${uri}/released/${hash}.json`
  const folder = new URL(`${uri}/`, games)
  const file = new URL(`released/${hash}.json`, folder)
  if (!existsSync(file)) return { missing: `${name} is not there` }
  return gameIn(await readFile(file, 'utf8'), { name, hash, folder })
}

/** The release of this hash, of whatever title, as canonical JSON; null when this installation does not have it. */
export async function releasedText(hash: string): Promise<string | null> {
  if (!hashForm.test(hash)) return null
  const uri = readdirSync(games).find((name) =>
    existsSync(new URL(`${name}/released/${hash}.json`, games)),
  )
  if (uri === undefined) return null
  const file = new URL(`${uri}/released/${hash}.json`, games)
  return canonicalJson(JSON.parse(await readFile(file, 'utf8')))
}

/** What the file of a release holds, if it is whole. */
function gameIn(
  text: string,
  { name, hash, folder }: { readonly name: string; readonly hash: string; readonly folder: URL },
): Released {
  try {
    const release: Release = JSON.parse(text)
    const game = gameOf(release)
    if (game.hash !== hash) return { missing: `${name} holds other rules than its name says` }
    if (isPrizeTableGame(game)) readRows(game.table, folder)
    return { game: withRows(game, folder) }
  } catch (fault) {
    return { missing: `${name} is damaged: ${String(fault)}` }
  }
}

/** Hashes of the releases that a title's folder holds. */
export function keptHashes(uri: string): readonly string[] {
  const folder = new URL(`${uri}/released/`, games)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
}

import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FamilyName } from '@fairhouse/contract/families/all'
import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { priceOf } from '@fairhouse/game-math/bets'
import { type Bet, type Game } from '@fairhouse/game-math/game'
import type { RoundPart } from '@fairhouse/game-math/round-part'
import { prizeTableFacts } from '@fairhouse/game-math/prize-table/prize-table-facts'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { readRows, withRows } from './with-rows.ts'

/** An own title as its folder brings it. */
export interface Title {
  /** Its folder, with a slash at the end. */
  readonly folder: URL
  readonly manifest: GameManifest
  readonly game: Game
  /** The data that the game is made of, for people to review. */
  readonly definition: object
  readonly design: Design
  /** What is certified, the headline first: the ways to bet, or the bets that the title's design names. */
  readonly bets: readonly CertifiedBet[]
  /** Proves what one of `bets` returns; may take a minute. */
  facts(bet: string): GameFacts
}

/** A bet that a certificate has numbers of. */
export interface CertifiedBet {
  /** Unique in its title; `base` is the headline. */
  readonly name: string
  readonly bet: Bet
  /** Pay units that it costs. */
  readonly price: number
  /** Of a bet that is made in a round alone: what of the rounds that `bet` opens it is. */
  readonly part?: RoundPart
}

const games = new URL('./', import.meta.url)

/** What makes a folder a title, and what makes a title one that the house offers. */
const partsOfTitle = ['manifest.ts', 'math.ts']
const partsOfOffered = ['client/index.ts', 'client/assets/pictures.json']

/** Addresses of all own titles, drawn or not: every folder here that holds a manifest and mathematics. */
export function titleUris(): readonly string[] {
  return readdirSync(fileURLToPath(games), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && hasParts(new URL(`${entry.name}/`, games), partsOfTitle),
    )
    .map((entry) => entry.name)
    .toSorted()
}

/** Whether a title is drawn, so that the house offers it once it is certified. */
export function isDrawn(folder: URL): boolean {
  return hasParts(folder, partsOfOffered)
}

function hasParts(folder: URL, parts: readonly string[]): boolean {
  return parts.every((part) => existsSync(new URL(part, folder)))
}

/**
 * Loads a title's manifest and mathematics.
 * @throws Error when no such title exists, or when it does not say what it is meant to be.
 */
export async function loadTitle(uri: string): Promise<Title> {
  if (!titleUris().includes(uri)) throw new Error(`there is no game ${uri}`)
  return readTitle(new URL(`${uri}/`, games))
}

/**
 * The same of a folder anywhere, with a slash at the end.
 * @throws Error when it does not say what the title is meant to be.
 */
export async function readTitle(folder: URL): Promise<Title> {
  if (!hasParts(folder, ['design.ts'])) {
    throw new Error(
      `${folder.pathname} has no design.ts: its targets, its tags and its facts (docs/making-a-game.md)`,
    )
  }
  const { manifest } = await import(new URL('manifest.ts', folder).href)
  const { definition, game } = await import(new URL('math.ts', folder).href)
  const { design, facts, bets } = await import(new URL('design.ts', folder).href)
  return {
    folder,
    manifest,
    definition,
    game: withRows(game, folder),
    design,
    bets: certifiedBets(game, bets),
    facts: facts ?? factsOfTable(game, folder),
  }
}

/**
 * @param named bets of a game whose bets select something, by the names that its certificate gives them.
 * @throws Error when one of them cannot be bet.
 */
function certifiedBets(
  game: Game,
  named: Readonly<Record<string, Bet & Pick<CertifiedBet, 'part'>>> = Object.fromEntries(
    game.modes.map(({ name }) => [name, { mode: name }]),
  ),
): readonly CertifiedBet[] {
  return Object.entries(named).map(([name, { part, ...bet }]) => {
    const price = priceOf(game, bet)
    if (price === null) throw new Error(`the bet ${name} cannot be bet`)
    return part ? { name, bet, price: part.price, part } : { name, bet, price }
  })
}

/** Addresses of all titles of a family. */
export async function urisOfFamily(family: FamilyName): Promise<readonly string[]> {
  const titles = await Promise.all(titleUris().map(loadTitle))
  return titles
    .filter(({ manifest }) => manifest.family === family)
    .map(({ manifest }) => manifest.uri)
}

/** Facts of a title that is proved by its prize table, whatever the inner game. */
function factsOfTable(game: Game, folder: URL): () => GameFacts {
  if (!isPrizeTableGame(game)) throw new Error(`${folder.pathname}design.ts proves no facts`)
  return () => prizeTableFacts(game.table, readRows(game.table, folder), game)
}

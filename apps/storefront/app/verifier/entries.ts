import { actionName } from '@fairhouse/contract/rounds/round'
import { type Action, baseMode } from '@fairhouse/game-math/game'
import type { Evidence, Played } from '@fairhouse/verifier/recount'

/** The verifier's form as it was typed. */
export interface Entries {
  readonly uri: string
  readonly serverSeed: string
  readonly shownHash: string
  readonly clientSeed: string
  readonly nonce: string
  readonly stake: string
  readonly moves: string
}

/** A game of the form's list. */
export interface Title {
  readonly uri: string
  readonly name: string
}

export type EntryName = keyof Entries

export type Read = { readonly evidence: Evidence } | { readonly faults: readonly EntryName[] }

const hash = /^[0-9a-f]{64}$/i

/** Reads the form, or names the entries that cannot be read. */
export function readEntries(entries: Entries, played: Played | null): Read {
  const moves = readMoves(entries.moves)
  const stake = readAmount(entries.stake)
  const seed = entries.serverSeed.trim()
  const shown = entries.shownHash.trim()
  const faults: EntryName[] = []
  if (!hash.test(seed)) faults.push('serverSeed')
  if (shown !== '' && !hash.test(shown)) faults.push('shownHash')
  if (!/^[A-Za-z0-9 _.-]{1,64}$/.test(entries.clientSeed)) faults.push('clientSeed')
  if (!/^(0|[1-9]\d{0,14})$/.test(entries.nonce.trim())) faults.push('nonce')
  if (stake === null) faults.push('stake')
  if (moves === null) faults.push('moves')
  if (faults.length > 0 || stake === null || moves === null) return { faults }
  return {
    evidence: {
      serverSeed: seed,
      shownHash: shown === '' ? null : shown,
      clientSeed: entries.clientSeed,
      nonce: Number(entries.nonce),
      stake,
      ...moves,
      played,
    },
  }
}

/**
 * `pick 3, freeSpin` as moves, or null when it is none; `bet` and a name before them is the way the round was bet. Choices count from 1,
 * as people do.
 */
export function readMoves(
  written: string,
): { readonly mode: string; readonly moves: readonly Action[] } | null {
  const words = written.split(/[,;\n]/).map((word) => word.trim())
  const moves: Action[] = []
  let mode: string = baseMode
  for (const [place, word] of words.filter((part) => part !== '').entries()) {
    const bet = place === 0 ? /^bet\s+([a-z][a-z0-9-]{0,31})$/i.exec(word)?.[1] : undefined
    const move = bet === undefined ? readMove(word) : null
    if (bet !== undefined) mode = bet
    else if (move) moves.push(move)
    else return null
  }
  return { mode, moves }
}

/** Names of actions, as they are written, by themselves in small letters. */
const steps = new Map(
  actionName.options.flatMap((name) =>
    name === 'bet' ? [] : [[name.toLowerCase(), name] as const],
  ),
)

function readMove(word: string): Action | null {
  const [, written = '', number] = /^([a-z ]+?)(?:\s+([1-9]\d{0,3}))?$/i.exec(word) ?? []
  const type = steps.get(written.replaceAll(' ', '').toLowerCase())
  if (!type) return null
  if (chooses.has(type) !== (number !== undefined)) return null
  return number === undefined ? { type } : { type, choice: Number(number) - 1 }
}

const chooses: ReadonlySet<Action['type']> = new Set<Action['type']>(['pick', 'choose', 'gamble'])

export interface Move {
  readonly type: string
  readonly choice?: number | undefined
}

/** Moves as `readMoves` reads them; the plain bet that opens a round is no choice. */
export const writeMoves = (moves: readonly Move[], mode: string = baseMode): string =>
  [
    ...(mode === baseMode ? [] : [`bet ${mode}`]),
    ...moves
      .filter(({ type }) => type !== 'bet')
      .map(({ type, choice }) => (choice === undefined ? type : `${type} ${choice + 1}`)),
  ].join(', ')

/** `1.50` or `1,50` as minor units of a currency with two digits, or null. */
export function readAmount(written: string): number | null {
  const [, whole, part = ''] = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(written) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

export const writeAmount = (minorUnits: number): string =>
  `${Math.floor(minorUnits / 100)}.${String(minorUnits % 100).padStart(2, '0')}`

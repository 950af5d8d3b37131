import { actionName } from '@fairhouse/contract/rounds/round'
import type { Json } from '@fairhouse/contract/json'
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

interface ReadMoves {
  readonly mode: string
  readonly selection?: Json | undefined
  readonly moves: readonly Action[]
}

/**
 * `pick 3, freeSpin` as moves, or null when it is none; `bet` with a name before them is the way the round was bet, and what it was on follows as
 * JSON. Other data follow their action as JSON too. Choices count from 1, as people do.
 */
export function readMoves(written: string): ReadMoves | null {
  const moves: Action[] = []
  let bet: Omit<ReadMoves, 'moves'> = { mode: baseMode }
  for (const [place, word] of wordsOf(written).entries()) {
    const asked = readWord(word)
    if (!asked) return null
    if (place === 0 && asked.name.startsWith('bet')) {
      const [, mode = baseMode] = /^bet(?:\s+([a-z][a-z0-9-]{0,31}))?$/i.exec(asked.name) ?? [
        null,
        '',
      ]
      if (mode === '' || (mode === baseMode && asked.data === undefined)) return null
      bet = { mode, ...(asked.data === undefined ? {} : { selection: asked.data }) }
      continue
    }
    const move = readMove(asked)
    if (!move) return null
    moves.push(move)
  }
  return { ...bet, moves }
}

/** Parts between commas, semicolons and lines, but for those within JSON. */
function wordsOf(written: string): readonly string[] {
  const words = ['']
  let depth = 0
  for (const sign of written) {
    if (depth === 0 && /[,;\n]/.test(sign)) {
      words.push('')
      continue
    }
    if (/[[{]/.test(sign)) depth++
    else if (/[\]}]/.test(sign)) depth--
    words.push(`${words.pop()}${sign}`)
  }
  return words.map((word) => word.trim()).filter((word) => word !== '')
}

interface Word {
  readonly name: string
  readonly data?: Json
}

/** An action and the JSON behind it; null when that is none. */
function readWord(word: string): Word | null {
  const begin = word.search(/[[{]/)
  if (begin === -1) return { name: word }
  try {
    return { name: word.slice(0, begin).trim(), data: JSON.parse(word.slice(begin)) }
  } catch {
    return null // Not JSON: the entry is marked like any other that cannot be read.
  }
}

/** Names of actions, as they are written, by themselves in small letters. */
const steps = new Map(
  actionName.options.flatMap((name) =>
    name === 'bet' ? [] : [[name.toLowerCase(), name] as const],
  ),
)

function readMove({ name, data }: Word): Action | null {
  const [, written = '', number] = /^([a-z ]+?)(?:\s+([1-9]\d{0,3}))?$/i.exec(name) ?? []
  const type = steps.get(written.replaceAll(' ', '').toLowerCase())
  if (!type) return null
  if (chooses.has(type) !== (number !== undefined)) return null
  if (number !== undefined) return { type, choice: Number(number) - 1 }
  return data === undefined ? { type } : { type, data }
}

const chooses: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'pick',
  'choose',
  'gamble',
  'doubleUp',
])

export interface Move {
  readonly type: string
  readonly choice?: number | undefined
  readonly data?: Json | undefined
}

/** Moves as `readMoves` reads them; a plain bet that selects nothing is no choice. */
export function writeMoves(
  moves: readonly Move[],
  { mode = baseMode, selection }: { readonly mode?: string; readonly selection?: Json | undefined },
): string {
  const bet = [
    'bet',
    mode === baseMode ? [] : mode,
    selection === undefined ? [] : JSON.stringify(selection),
  ].flat()
  return [
    ...(bet.length === 1 ? [] : [bet.join(' ')]),
    ...moves.filter(({ type }) => type !== 'bet').map(writeMove),
  ].join(', ')
}

function writeMove({ type, choice, data }: Move): string {
  if (choice !== undefined) return `${type} ${choice + 1}`
  return data === undefined ? type : `${type} ${JSON.stringify(data)}`
}

/** `1.50` or `1,50` as minor units of a currency with two digits, or null. */
export function readAmount(written: string): number | null {
  const [, whole, part = ''] = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(written) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

export const writeAmount = (minorUnits: number): string =>
  `${Math.floor(minorUnits / 100)}.${String(minorUnits % 100).padStart(2, '0')}`

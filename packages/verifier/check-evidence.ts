import { gameOf } from '@fairhouse/game-math/released/release'
import type { Game } from '@fairhouse/game-math/game'
import type { Rules } from './check-outcome.ts'
import { checkStream, type StreamReport } from './check-stream.ts'
import type { EvidenceFile } from './evidence.ts'
import { createFindings, type Finding } from './finding.ts'
import { isOfItsKey } from './seals.ts'

/** All that was found in a file. */
export interface EvidenceReport {
  readonly streams: readonly StreamReport[]
  /** What does not agree and is no matter of one stream. */
  readonly findings: readonly Finding[]
  /** Streams that the browser kept something of and that are not in the file: nothing was said of them. */
  readonly absent: readonly number[]
}

/** How far it is. */
export interface Progress {
  readonly done: number
  readonly rounds: number
}

/** Checks a whole file, with the rules and rows that it brings. */
export async function checkEvidence(
  file: EvidenceFile,
  onProgress: (progress: Progress) => void | Promise<void> = () => undefined,
): Promise<EvidenceReport> {
  const { kept, house, streams: given, jackpots: meters = [] } = file
  const rounds = given.reduce((sum, stream) => sum + stream.rounds.length, 0)
  const rules = rulesIn(file)
  const streams: StreamReport[] = []
  for (const stream of given) {
    const before = streams.reduce((sum, report) => sum + report.rounds, 0)
    const told = (done: number) => onProgress({ done: before + done, rounds })
    streams.push(
      await checkStream(stream, { ...rules, kept, keys: house.keys, meters, onProgress: told }),
    )
  }
  return { streams, findings: checkKeys(file), absent: absentFrom(file) }
}

/** The rules and rows that a file brings: rules count by their own hash, rows by their proof. */
export function rulesIn({ definitions, rows }: EvidenceFile): Rules {
  const games = new Map<string, Game | null>()
  const proofs = new Map(rows.map((row) => [`${row.definition} ${row.index}`, row]))
  const gameFor = (hash: string): Game | null => {
    const release = definitions[hash]
    try {
      return release === undefined ? null : gameOf(release)
    } catch {
      // What no engine can play is no rules.
      return null
    }
  }
  return {
    rulesOf: (_, hash) => {
      const game = games.get(hash) ?? gameFor(hash)
      games.set(hash, game)
      return Promise.resolve(game)
    },
    rowOf: (_, { hash, index }) => Promise.resolve(proofs.get(`${hash} ${index}`) ?? null),
  }
}

/** A key's fingerprint is its own, and no key that the house was seen with is gone from those that it publishes. */
function checkKeys({ house: { keys }, kept }: EvidenceFile): readonly Finding[] {
  const { findings, note } = createFindings(null)
  for (const key of keys) if (!isOfItsKey(key)) note('keyWrong', {}, { said: key.fingerprint })
  const published = new Set(keys.map(({ fingerprint }) => fingerprint))
  for (const fingerprint of new Set(kept.keys)) {
    if (!published.has(fingerprint)) note('keyDropped', {}, { found: fingerprint })
  }
  return findings
}

function absentFrom({ streams, kept }: EvidenceFile): readonly number[] {
  const there = new Set(streams.map(({ number }) => number))
  const named = [
    ...kept.shown.map(({ stream }) => stream),
    ...[...kept.receipts, ...kept.refusals].map(({ receipt }) => receipt.stream),
  ]
  return [...new Set(named)].filter((number) => !there.has(number)).toSorted((a, b) => a - b)
}

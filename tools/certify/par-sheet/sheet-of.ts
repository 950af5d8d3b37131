import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { ParSheet } from '@fairhouse/contract/entities/par-sheet'
import { canonicalJson } from '@fairhouse/fairness/canonical'
import { toHex } from '@fairhouse/fairness/hex'
import { sha256 } from '@fairhouse/fairness/sha256'
import type { Release } from '@fairhouse/game-math/released/release'
import type { Title } from '@fairhouse/games/discover'
import { readRows } from '@fairhouse/games/with-rows'
import type { ProvedMode } from '../certificate-of.ts'
import { significant } from '../significant.ts'
import { sheetBet } from './bets.ts'
import { cellsSpin } from './cells-counts.ts'
import { drawsOf } from './draws.ts'
import { featureOdds } from './feature-odds.ts'
import { type Inner, innerOf, tableOf } from './inner-of.ts'
import { jackpotLaws } from './jackpot-laws.ts'
import { slotSpins } from './spin-counts.ts'
import { tableSheet } from './table-sheet.ts'
import { rulesInWords } from './words.ts'

/** What certification computes of a sheet; its history and the hashes of help are added when it is recorded. */
export type ComputedSheet = Omit<ParSheet, 'history' | 'hashes'> & {
  readonly hashes: Omit<ParSheet['hashes'], 'help'>
}

/**
 * The par sheet of a title.
 * @param release its rules, as they are kept.
 */
export function parSheetOf(
  { manifest, game, folder }: Title,
  release: Release,
  {
    proved,
    certificate,
  }: { readonly proved: readonly ProvedMode[]; readonly certificate: Certificate },
): ComputedSheet {
  const { unitsPerStake, betLevels, maxUnits, jackpots = [] } = game
  const inner = innerOf(release)
  const head = tableOf(release)
  const spins = spinsOf(inner, head === null)
  return {
    format: 'fairhouse par sheet 1',
    title: { id: manifest.id, uri: manifest.uri, name: manifest.name },
    version: certificate.version,
    engine: release.engine,
    hashes: {
      definition: certificate.hash,
      strips: stripHashes(inner),
      table: head?.file ?? null,
    },
    rules: { ...release },
    order: {
      symbols: [...inner.definition.symbols],
      pays: Object.keys(inner.definition.pays),
    },
    words: [...rulesInWords(inner, { jackpots, isTable: head !== null })],
    draws: [...drawsOf(release)],
    unitsPerStake,
    betLevels: [...betLevels],
    mostUnits: maxUnits,
    bets: proved.map((one) => sheetBet(one, unitsPerStake)),
    certificate,
    spins: [...spins],
    features: inner.kind === 'slot' ? [...featureOdds(inner.definition, spins, certificate)] : [],
    jackpots: jackpots.length === 0 ? null : jackpotsOf({ jackpots, betLevels }, certificate),
    table: head === null ? null : tableSheet(head, readRows(head, folder), unitsPerStake),
  }
}

/** Ways to spin that can be counted: a table's rows are drawn by its masses alone. */
function spinsOf(inner: Inner, isFree: boolean): ReturnType<typeof slotSpins> {
  if (!isFree || inner.kind === 'cascade') return []
  return inner.kind === 'slot' ? slotSpins(inner.definition) : [cellsSpin(inner.definition)]
}

function stripHashes(inner: Inner): Record<string, string> {
  if (inner.kind !== 'slot') return {}
  return Object.fromEntries(
    Object.entries(inner.definition.spins).map(([name, { strips }]) => [
      name,
      toHex(sha256(new TextEncoder().encode(canonicalJson(strips)))),
    ]),
  )
}

function jackpotsOf(
  { jackpots, betLevels }: Required<Pick<Title['game'], 'jackpots' | 'betLevels'>>,
  { rtp }: Certificate,
): ParSheet['jackpots'] {
  const each = [...jackpotLaws(jackpots, betLevels)]
  const sum = (value: (one: (typeof each)[number]) => number): number =>
    significant(each.reduce((all, one) => all + value(one), rtp.ratio))
  return {
    each,
    leastReturn: sum(({ leastReturn }) => leastReturn),
    returnAtSmallStakes: sum(({ returnAtSmallStakes }) => returnAtSmallStakes),
  }
}

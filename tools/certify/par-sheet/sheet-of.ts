import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { ParSheet } from '@fairhouse/contract/entities/par-sheet'
import type { Release } from '@fairhouse/game-math/released/release'
import type { Title } from '@fairhouse/games/discover'
import { readRows } from '@fairhouse/games/with-rows'
import type { ProvedMode } from '../certificate-of.ts'
import { significant } from '../significant.ts'
import { sheetBet } from './bets.ts'
import { sheets } from '../families/all.ts'
import { tableOf } from './inner-of.ts'
import { jackpotLaws } from './jackpot-laws.ts'
import { tableSheet } from './table-sheet.ts'

/** What certification computes of a sheet; its history and the hashes of help are added when it is recorded. */
export type ComputedSheet = Omit<ParSheet, 'history' | 'hashes'> & {
  readonly hashes: Omit<ParSheet['hashes'], 'help'>
}

/**
 * The par sheet of a title.
 * @param release its rules, as they are kept.
 */
export function parSheetOf(
  title: Title,
  release: Release,
  {
    proved,
    certificate,
  }: { readonly proved: readonly ProvedMode[]; readonly certificate: Certificate },
): ComputedSheet {
  const { manifest, game, folder } = title
  const { unitsPerStake, betLevels, maxUnits, jackpots = [] } = game
  const head = tableOf(release)
  const { hashes: strips, ...parts } = sheets[manifest.family].parts(release, {
    title,
    certificate,
  })
  return {
    format: 'fairhouse par sheet 1',
    title: { id: manifest.id, uri: manifest.uri, name: manifest.name },
    version: certificate.version,
    engine: release.engine,
    hashes: {
      definition: certificate.hash,
      strips,
      table: head?.file ?? null,
    },
    rules: { ...release },
    order: parts.order,
    words: parts.words,
    draws: parts.draws,
    unitsPerStake,
    betLevels: [...betLevels],
    mostUnits: maxUnits,
    bets: proved.map((one) => sheetBet(one, unitsPerStake)),
    certificate,
    spins: parts.spins,
    features: parts.features,
    jackpots: jackpots.length === 0 ? null : jackpotsOf({ jackpots, betLevels }, certificate),
    table: head === null ? null : tableSheet(head, readRows(head, folder), unitsPerStake),
  }
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

import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import type { Title } from './discover.ts'

/** What makes a title a game of its own: the tags of its design, and what was proved of it, by classes. */
export interface DesignVector {
  readonly uri: string
  /** What a player sees: grid, how it pays, and every mechanic. */
  readonly seen: readonly string[]
  /** What a player feels: how wild, how often, how much of it in features. */
  readonly felt: readonly string[]
  readonly sigma: number
}

/** Two titles whose tags are so alike differ enough when their sigmas are so far apart. */
const wideApart = 3

/** Steps between classes. Sigma in stakes, hit frequency and share as ratios, features as one round in so many. */
const steps = {
  sigma: [3, 4.5, 7, 10, 14],
  hit: [0.15, 0.2, 0.25, 0.3, 0.35],
  feature: [60, 120, 180, 300],
  share: [0.15, 0.3, 0.45],
}

/** The class of a number, 0 the lowest. */
export function classOf(what: keyof typeof steps, value: number): number {
  return steps[what].filter((step) => value >= step).length
}

/** The design vector of a title that was certified. */
export function vectorOf(
  { manifest, game, design }: Title,
  certificate: Certificate,
): DesignVector {
  const { rtp, split, sigma, hitFrequency, featureOneIn } = certificate
  const features = featureOneIn.map(({ feature }) => feature)
  const returned = split
    .filter(({ part }) => features.includes(part))
    .reduce((sum, { ratio }) => sum + ratio, 0)
  const everyFeature = featureOneIn.reduce((sum, { oneIn }) => sum + 1 / oneIn, 0)
  return {
    uri: manifest.uri,
    seen: [...tagsOf(game.paytable), ...design.mechanics],
    felt: [
      `sigma ${classOf('sigma', sigma)}`,
      `hit ${classOf('hit', hitFrequency)}`,
      `feature ${everyFeature === 0 ? 'none' : classOf('feature', 1 / everyFeature)}`,
      `share ${classOf('share', returned / rtp.ratio)}`,
    ],
    sigma,
  }
}

/**
 * Whether two titles are one game in two dresses: they differ in nothing that a player sees, or in one tag alone and not in sigma
 * by 3 or more.
 */
export function areClones(one: DesignVector, other: DesignVector): boolean {
  const seen = differing(one.seen, other.seen)
  const felt = differing(one.felt, other.felt)
  if (seen === 0) return true
  return seen + felt < 2 && Math.abs(one.sigma - other.sigma) < wideApart
}

/** Pairs of clones among titles. */
export function clonesAmong(
  vectors: readonly DesignVector[],
): readonly (readonly [DesignVector, DesignVector])[] {
  return vectors.flatMap((one, i) =>
    vectors.slice(i + 1).flatMap((other) => (areClones(one, other) ? [[one, other] as const] : [])),
  )
}

/** Tags that only one of two has; a tag that was exchanged for another counts once. */
function differing(one: readonly string[], other: readonly string[]): number {
  const only = one.filter((tag) => !other.includes(tag)).length
  const missing = other.filter((tag) => !one.includes(tag)).length
  return Math.max(only, missing)
}

/** What the paytable itself shows; of families other than slots, whose mechanics tell the rest, which it is. */
function tagsOf(paytable: Paytable): readonly string[] {
  return paytable.family === 'slot' ? [gridTag(paytable), payTag(paytable)] : [paytable.family]
}

function gridTag({ grid }: SlotPaytable): string {
  const reels = grid.rows.map((rows, reel) => {
    const least = grid.leastRows[reel] ?? rows
    return least === rows ? String(rows) : `${least}-${rows}`
  })
  return `grid ${reels.join(' ')}${grid.ofCells ? ' cells' : ''}`
}

function payTag({ rule }: SlotPaytable): string {
  switch (rule.by) {
    case 'lines':
      return `lines ${rule.lines.length}${rule.columns ? ' and columns' : ''}${rule.bothWays ? ' both ways' : ''}`
    case 'ways':
      return `ways ${rule.ways}${rule.bothWays ? ' both ways' : ''}`
    case 'cluster':
    case 'anywhere':
      return `${rule.by} ${rule.least}`
  }
}

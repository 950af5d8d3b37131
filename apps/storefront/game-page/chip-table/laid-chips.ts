/** What of a table limits chips: the most on each spot and on all of it, in smallest chips. */
export interface TableLimits {
  readonly most: ReadonlyMap<string, number>
  readonly mostChips: number
}

/** So many of the smallest chip on a spot. */
export type Chips = ReadonlyMap<string, number>

/**
 * Chips that a player lays for the next round, and every step that led there, so that each can be taken back. A step is taken whole or not at all.
 */
export interface LaidChips {
  readonly chips: Chips
  /** What lay there before each step, oldest first. */
  readonly before: readonly Chips[]
  /** What the last round was bet with; null before one was. */
  readonly last: Chips | null
  /** The last round's chips lie there as they were bet, and nothing was laid since: the next chip begins anew. */
  readonly isOld: boolean
}

export const nothingLaid: LaidChips = { chips: new Map(), before: [], last: null, isOld: false }

/** Steps kept to be taken back. */
const keptSteps = 100

export const countOf = (chips: Chips): number =>
  [...chips.values()].reduce((sum, count) => sum + count, 0)

/** Why chips cannot be laid: a spot or the table takes no more. */
export type TooMany = { readonly tooMany: 'spot' | 'table'; readonly most: number }
export type Laying = { readonly laid: LaidChips } | TooMany

/** Lays chips on several spots at once, as a called bet does. */
export function lay(laid: LaidChips, added: Chips, limits: TableLimits): Laying {
  const from: Chips = laid.isOld ? new Map() : laid.chips
  const chips = new Map(from)
  for (const [spot, count] of added) chips.set(spot, (chips.get(spot) ?? 0) + count)
  return tooMany(chips, limits) ?? { laid: stepped(laid, from, chips) }
}

/** Takes chips off a spot: so many, or all that lie there. */
export function take(laid: LaidChips, spot: string, count: number): LaidChips {
  const left = (laid.chips.get(spot) ?? 0) - count
  const chips = new Map(laid.chips)
  if (left > 0) chips.set(spot, left)
  else chips.delete(spot)
  return stepped(laid, laid.chips, chips)
}

/** Twice as many on every spot. */
export function double(laid: LaidChips, limits: TableLimits): Laying {
  const chips = new Map([...laid.chips].map(([spot, count]) => [spot, 2 * count] as const))
  return tooMany(chips, limits) ?? { laid: stepped(laid, laid.chips, chips) }
}

/** Other chips in place of those that lie there, as a saved bet is laid. */
export const instead = (laid: LaidChips, chips: Chips, limits: TableLimits): Laying =>
  tooMany(chips, limits) ?? { laid: stepped(laid, laid.chips, chips) }

/** The chips of the last round again; null when there was none, or they lie there. */
export const repeated = (laid: LaidChips): LaidChips | null =>
  laid.last === null || isSame(laid.last, laid.chips) ? null : stepped(laid, laid.chips, laid.last)

export const cleared = (laid: LaidChips): LaidChips =>
  laid.chips.size === 0 ? laid : stepped(laid, laid.chips, new Map())

export function undone(laid: LaidChips): LaidChips {
  const chips = laid.before.at(-1)
  if (chips === undefined) return laid
  return { ...laid, chips, before: laid.before.slice(0, -1), isOld: false }
}

/** A round was bet with these chips: they lie there to be bet again. */
export const wasBet = (chips: Chips): LaidChips => ({
  chips,
  before: [],
  last: chips,
  isOld: true,
})

/** Whether a table takes these chips in one bet. */
export const fits = (chips: Chips, limits: TableLimits): boolean => tooMany(chips, limits) === null

function stepped(laid: LaidChips, from: Chips, chips: Chips): LaidChips {
  return { ...laid, chips, before: [...laid.before, from].slice(-keptSteps), isOld: false }
}

function tooMany(chips: Chips, { most, mostChips }: TableLimits): TooMany | null {
  for (const [spot, count] of chips) {
    const limit = most.get(spot) ?? 0
    if (count > limit) return { tooMany: 'spot', most: limit }
  }
  return countOf(chips) > mostChips ? { tooMany: 'table', most: mostChips } : null
}

export const isSame = (one: Chips, other: Chips): boolean =>
  one.size === other.size && [...one].every(([spot, count]) => other.get(spot) === count)

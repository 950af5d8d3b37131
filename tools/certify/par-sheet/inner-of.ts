import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import { cascadeEngine } from '@fairhouse/game-math/families/cascade/cascade-game'
import type { CellsDefinition } from '@fairhouse/game-math/families/cells/definition'
import { cellsEngine } from '@fairhouse/game-math/families/cells/cells-game'
import type { PlainRelease, Release } from '@fairhouse/game-math/released/release'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slotEngine } from '@fairhouse/game-math/families/slot/slot-game'
import type { PrizeTableHead } from '@fairhouse/game-math/prize-table/prize-table-head'

/** What a release of a slot plays inside of tables and jackpots, by its kind. */
export type Inner =
  | { readonly kind: 'slot'; readonly definition: SlotDefinition }
  | { readonly kind: 'cells'; readonly definition: CellsDefinition }
  | { readonly kind: 'cascade'; readonly definition: CascadeDefinition }

/** The innermost rules of a release. */
const plainOf = (release: Release): PlainRelease =>
  'inner' in release ? plainOf(release.inner) : release

/** @throws RangeError for rules of an engine that no slot of today is made for. */
export function innerOf(release: Release): Inner {
  const plain = plainOf(release)
  if (isOf<SlotDefinition>(plain, slotEngine)) return { kind: 'slot', ...plain }
  if (isOf<CellsDefinition>(plain, cellsEngine)) return { kind: 'cells', ...plain }
  if (isOf<CascadeDefinition>(plain, cascadeEngine)) return { kind: 'cascade', ...plain }
  throw new RangeError(`par sheets of slots know no engine ${plain.engine}`)
}

/** A release was written from a definition of its engine, and is held to its hash. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what is trusted: see above
const isOf = <Definition extends object>(
  plain: PlainRelease,
  engine: string,
): plain is PlainRelease & { readonly definition: Definition } => plain.engine === engine

/** The head of the prize table that rounds are drawn from; null where there is none. */
export function tableOf(release: Release): PrizeTableHead | null {
  if ('table' in release) return release.table
  return 'inner' in release ? tableOf(release.inner) : null
}

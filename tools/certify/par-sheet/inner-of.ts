import type { CascadeDefinition } from '@fairhouse/game-math/families/cascade/definition'
import { cascadeEngine } from '@fairhouse/game-math/families/cascade/cascade-game'
import type { CellsDefinition } from '@fairhouse/game-math/families/cells/definition'
import { cellsEngine } from '@fairhouse/game-math/families/cells/cells-game'
import type { Release } from '@fairhouse/game-math/released/release'
import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { slot1 } from '@fairhouse/game-math/released/slot-1'
import { slotEngine } from '@fairhouse/game-math/families/slot/slot-game'
import type { PrizeTableHead } from '@fairhouse/game-math/prize-table/prize-table-head'

/** What a release plays inside of tables and jackpots, by its kind. */
export type Inner =
  | { readonly kind: 'slot'; readonly definition: SlotDefinition }
  | { readonly kind: 'cells'; readonly definition: CellsDefinition }
  | { readonly kind: 'cascade'; readonly definition: CascadeDefinition }

/** @throws RangeError for rules of an engine that no title of today is made for. */
export function innerOf(release: Release): Inner {
  if ('inner' in release) return innerOf(release.inner)
  switch (release.engine) {
    case slotEngine:
      return { kind: 'slot', definition: release.definition }
    case cellsEngine:
      return { kind: 'cells', definition: release.definition }
    case cascadeEngine:
      return { kind: 'cascade', definition: release.definition }
    case slot1:
      throw new RangeError(`par sheets know no engine ${release.engine}`)
  }
}

/** The head of the prize table that rounds are drawn from; null where there is none. */
export function tableOf(release: Release): PrizeTableHead | null {
  if ('table' in release) return release.table
  return 'inner' in release ? tableOf(release.inner) : null
}

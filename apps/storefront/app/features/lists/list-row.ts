import type { Game } from '@fairhouse/contract/entities/game'
import type { Packed } from '../../shell/waking/packed.ts'

/** The beginning of a list, as a row shows it. */
export interface ListRow {
  readonly title: string
  /** Why these. */
  readonly remark?: string
  readonly games: Packed<readonly Game[]>
  /** The list's path below the language prefix, and how many games it has. */
  readonly all: { readonly to: string; readonly count: number }
}

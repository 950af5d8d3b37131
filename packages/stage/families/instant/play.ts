import type { InstantPaytable } from '@fairhouse/contract/families/instant/paytable'
import type { Json } from '@fairhouse/contract/json'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import type { Container } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Sparks } from '../../screen/sparks.ts'
import type { Sound } from '../../sound/sound.ts'
import type { InstantBoard } from './board.ts'
import type { InstantEvent } from './instant-events.ts'
import type { Box } from './layout.ts'
import type { InstantColours, InstantCues } from './title.ts'

/** What a play is made with. */
export interface PlayTools {
  readonly motion: Motion
  readonly brushes: Brushes
  readonly sparks: Sparks
  readonly sound: Sound
  readonly cues: InstantCues
  readonly colours: InstantColours
  readonly paytable: InstantPaytable
  /** Less movement was asked for. */
  readonly calm: boolean
  /** Pixels of the screen for a CSS pixel. */
  readonly sharpness: number
  /** A multiple as the page writes it, of hundredths. */
  readonly times: (hundredths: number) => string
  /** The same as an amount at the stake of the round on screen. */
  readonly amount: (hundredths: number) => string
}

/** Foil that a player rubs off, of a play that has some. */
export interface Foil {
  /** The pointer is pressed and here, CSS pixels of the stage; null: it was lifted. */
  rub(at: { readonly x: number; readonly y: number } | null): void
  /** Takes the foil off a field. */
  uncover(field: number): void
  /** Fields that were uncovered before: their foil is not put on again. */
  restore(fields: readonly number[]): void
  /** Hears of each field whose foil came off by the player's doing. */
  heard: (field: number) => void
}

/** One kind of game on the stage: a gate, a board of pegs, a field, a tower, scratch cards, drums. */
export interface Play {
  readonly view: Container
  /** Shows the board, and for the next bet what is selected, without movement. */
  show(board: InstantBoard, selected: Json | null): void
  /** Shows what an event does; the board that it leads to is shown after it in any case. */
  stage(
    event: InstantEvent,
    change: { readonly before: InstantBoard; readonly after: InstantBoard },
  ): Promise<void> | void
  /** Something was asked of the house. */
  begin(action: ActionName, data: Json | null): void
  layout(box: Box): void
  /** Where what was paid is told, and how wide it may be: over nothing that is being looked at. */
  plate(): { readonly x: number; readonly top: number; readonly width: number }
  /** Where tiles may be pressed now, by their number; empty: nowhere. `columns` of a grid whose numbers go row by row. */
  tiles(board: InstantBoard): { readonly boxes: readonly Box[]; readonly columns: number }
  /** The tile under the pointer or the focus; null: none. */
  point(tile: number | null): void
  readonly foil?: Foil
  close(): void
}

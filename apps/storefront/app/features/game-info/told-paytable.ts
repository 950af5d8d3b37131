import type { RuleCard } from '../../../rules/rule-card.ts'

/** A symbol cut out of its title's sheet of symbols. Lengths in the sheet's pixels. */
export interface SymbolPicture {
  readonly sheet: string
  readonly sheetSize: readonly [width: number, height: number]
  readonly frame: readonly [x: number, y: number, width: number, height: number]
}

export interface ToldSymbol {
  readonly name: string
  /** Null: none is drawn alone. */
  readonly picture: SymbolPicture | null
}

export interface ToldCard extends Omit<RuleCard, 'symbol'> {
  readonly symbol: ToldSymbol | null
}

/** What a game pays and its rules as sentences, in a language; wins are multiples of the stake. */
export interface ToldPaytable {
  readonly howTitle: string
  readonly how: readonly string[]
  /** The rows are about symbols, and pay by how many are alike. */
  readonly bySymbols: boolean
  /** Over what the rows are about; null: symbols. */
  readonly head: string | null
  /** `5×`, largest first. */
  readonly counts: readonly string[]
  /** Dearest first, each with what it pays for each of the counts; empty: nothing. Several symbols pay in any mixture. */
  readonly rows: readonly {
    readonly symbols: readonly ToldSymbol[]
    readonly pays: readonly string[]
  }[]
  readonly cards: readonly ToldCard[]
  /** Cells of each payline, `[reel, row]`, row 0 on top; empty where lines do not pay. */
  readonly lines: readonly (readonly (readonly [number, number])[])[]
  /** Rows of each reel, from the left. */
  readonly grid: readonly number[]
  /** The most that a round wins. */
  readonly most: string
}

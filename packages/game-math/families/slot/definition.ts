import type { FeatureRule } from './features/rules.ts'
import type { GambleRule } from './gamble.ts'

/**
 * A slot as data, composed of mechanics: a grid, what counts as a win, named ways to spin it, and features that a spin starts. All
 * pays are whole pay units.
 */
export interface SlotDefinition {
  /** Names of all symbols. */
  readonly symbols: readonly string[]
  /** Rows of each reel. */
  readonly rows: readonly number[]
  readonly rule: PayRule
  /** `pays[symbol][n]`: what n of it pay, by `rule`, for every count that a win can have. */
  readonly pays: { readonly [symbol: string]: readonly number[] }
  /** Groups of symbols that pay in any mixture, where that is more than one of them pays alone. Lines only. */
  readonly mixed?: readonly MixedPay[]
  readonly wild?: WildRule
  /** Symbols that are two of another in one cell. */
  readonly splits?: readonly SplitRule[]
  /** What wins of a spin are multiplied by when every cell shows the same symbol. */
  readonly fullScreen?: number
  /** Symbols of which any mixture in every cell is such a screen; no other is then. */
  readonly fullScreenOf?: readonly string[]
  /** Ways to spin: the paid spin is `base`, others are played by features. */
  readonly spins: { readonly base: SpinRule; readonly [name: string]: SpinRule }
  /** Features by name, as the certificate tells them. */
  readonly features: { readonly [name: string]: FeatureRule }
  /** Ways to bet besides the plain one, by name. */
  readonly modes?: { readonly [name: string]: ModeRule }
  /** What a round has won may be doubled or lost when it would end. */
  readonly gamble?: GambleRule
  /** Pay units in one stake. */
  readonly unitsPerStake: number
  /** Allowed stakes in minor units, ascending. */
  readonly betLevels: readonly number[]
  /** A round that reaches so many units ends at once and pays exactly these. */
  readonly maxUnits: number
}

export type PayRule = LinesRule | WaysRule

/** Each line names a row (0 on top) for every reel. Wins run from the first reel on. */
export interface LinesRule {
  readonly by: 'lines'
  /** Wins run from the last reel too; a run over all reels is paid once. */
  readonly bothWays?: boolean
  readonly lines: readonly (readonly number[])[]
}

/** Symbols on neighbouring reels from the first on pay wherever they stand, as often as there are ways through them. */
export interface WaysRule {
  readonly by: 'ways'
  /** Neighbouring reels from the last on pay too; what reaches over all reels is paid once. */
  readonly bothWays?: boolean
}

export interface MixedPay {
  readonly symbols: readonly string[]
  readonly pays: readonly number[]
}

/** A symbol that counts as two of another: for two in a run on a line, and for two ways through its cell. */
export interface SplitRule {
  readonly symbol: string
  readonly of: string
}

/** A symbol that stands for every paying one. */
export interface WildRule {
  readonly symbol: string
  /** Where it lands it fills its whole reel. */
  readonly expands?: boolean
  /** It comes in stacks as tall as its reel, and a stack of which some is in view moves on until all of it is. */
  readonly nudges?: boolean
  /** How the multipliers of several wilds in one win count together. */
  readonly together?: 'product' | 'sum'
}

/** A way to bet that costs more than a stake and opens the round with a spin of its own. */
export interface ModeRule {
  /** `buy`: the spin's strips start a feature for sure; `ante`: they start it more often. */
  readonly kind: 'buy' | 'ante'
  /** Pay units that a round costs. */
  readonly price: number
  /** Name of the spin. */
  readonly spin: string
}

/** One way to spin the reels. */
export interface SpinRule {
  /** What the player is told it is. */
  readonly mode: 'base' | 'free' | 'respin'
  /** Top to bottom; a window wraps around the end. */
  readonly strips: readonly (readonly string[])[]
  /** Reels that turn wild stay so: told with them. */
  readonly sticky?: boolean
  /** Multiplies everything that this spin wins. */
  readonly multiplier?: number
  /** What a wild may multiply a win by, drawn for each wild in view, each with its weight. */
  readonly wildMultipliers?: readonly Weighed[]
  /** A symbol in view makes another wild for this spin. */
  readonly chosenWild?: ChosenWildRule
  /** On some spins some symbols go before anything else changes; what is above them falls, and their reels go on without them. */
  readonly removal?: RemovalRule
  /** Symbols that become another before any symbol is upgraded. */
  readonly mystery?: MysteryRule
  /** On some spins all of one symbol become another, after mysteries have shown what they are. */
  readonly upgrade?: UpgradeRule
  /** Wilds that drop on some spins. Special symbols in view stay as they are. */
  readonly wildDrop?: WildDropRule
  /** One more reel that shows what wins of this spin are multiplied by. */
  readonly multiplierReel?: readonly Weighed[]
  /** Neighbouring reels that turn as one: they share a strip, and each symbol of it covers all of their cells. */
  readonly colossal?: readonly number[]
  /** Symbols that carry amounts, and one that collects them. Only of spins that open a round. */
  readonly cash?: CashRule
  /** Pays by how many are in view, wherever they are. */
  readonly scatters: readonly ScatterPay[]
  /** What symbols in view start, told in this order; the last told is played first. */
  readonly triggers: readonly Trigger[]
  /** Reels that show a symbol stay, and the others turn once more. */
  readonly respin?: RespinStart
  /** Name of the feature, of the kind `walk`, that wilds in view start. */
  readonly walk?: string
}

export interface RespinStart {
  /** Name of the feature, of the kind `respin`. */
  readonly feature: string
  /** A scatter, or what starts something; a reel shows one at most. */
  readonly symbol: string
  /** So many in view, no more and no fewer. */
  readonly count: number
}

export interface CashRule {
  /** What carries an amount, drawn for each one in view. */
  readonly symbol: string
  /** What takes all amounts in view; each one in view takes them once. */
  readonly collector: string
  /** Amounts in pay units. */
  readonly values: readonly Weighed[]
}

export interface ChosenWildRule {
  /** What makes another symbol wild; does nothing else. */
  readonly symbol: string
  /** What it may make wild. */
  readonly choices: readonly { readonly symbol: string; readonly weight: number }[]
}

/** All of a symbol in view become one paying symbol, drawn for the spin. */
export interface MysteryRule {
  readonly symbol: string
  readonly choices: readonly { readonly symbol: string; readonly weight: number }[]
  /** Where it lands it first fills its whole reel. */
  readonly fills?: boolean
}

/** Drawn in every spin, whatever is in view. */
export interface RemovalRule {
  /** How often nothing goes, beside the weights of the choices. */
  readonly none: number
  readonly choices: readonly RemovalChoice[]
}

export interface RemovalChoice {
  /** What goes, from every reel: paying symbols. */
  readonly symbols: readonly string[]
  readonly weight: number
}

/** Drawn in every spin, whatever is in view. */
export interface UpgradeRule {
  /** How often nothing is upgraded, beside the weights of the choices. */
  readonly none: number
  /** What becomes what: paying symbols, or one and its split symbol. */
  readonly choices: readonly UpgradeChoice[]
}

export interface UpgradeChoice {
  readonly from: string
  readonly to: string
  readonly weight: number
}

export interface WildDropRule {
  /** How often nothing drops, beside the weights of the patterns. */
  readonly none: number
  readonly patterns: readonly WildPattern[]
}

export interface WildPattern {
  /** Each [reel, row]. */
  readonly cells: readonly (readonly [number, number])[]
  readonly weight: number
}

export interface Weighed {
  readonly value: number
  readonly weight: number
}

export interface ScatterPay {
  readonly symbol: string
  /** Indexed by how many are in view; more than the row tells pay as its last. */
  readonly pays: readonly number[]
}

/** A feature that symbols in view start. */
export interface Trigger {
  readonly symbol: string
  readonly feature: string
  /** Indexed by how many are in view: 0 starts nothing; otherwise what the feature makes of it, such as the number of free spins. */
  readonly by: readonly number[]
}

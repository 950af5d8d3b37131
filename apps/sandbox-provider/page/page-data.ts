import type { Words } from './words.ts'
import type { KindWords } from './kind-words.ts'
import type { MoreWords } from './more-words.ts'

/** What the page's scripts are told. Amounts are minor units, pays are pay units. */
export interface PageData {
  readonly sid: string
  readonly language: string
  readonly currency: string
  readonly words: Words & MoreWords & KindWords
  readonly handNames: Readonly<Record<string, string>>
  /** The word for what begins a round. */
  readonly begins: 'spin' | 'deal' | 'draw' | 'fly' | 'roll' | 'scratch' | 'drop'
  readonly stakes: readonly number[]
  readonly unitsPerStake: number
  /** A stake is the value of a chip, and several may lie on the table. */
  readonly takesChips: boolean
  readonly mostChips: number
  /** Most chips by place, where it is less. */
  readonly mostOn: Readonly<Record<string, number>>
  /** Of reels and grids. */
  readonly reels: number
  readonly rows: number
  readonly symbols: readonly string[]
  readonly buyUnits: number
  readonly isScratch: boolean
  /** Of machines with balls. */
  readonly numbers: number
  readonly mostSpots: number
  readonly mostCards: number
  readonly ticketPays: readonly (readonly number[])[]
  /** Of a curve: the highest target, hundredths. */
  readonly most: number
  readonly pokerPays: readonly { readonly name: string; readonly units: number }[]
  readonly wheel: readonly string[]
  readonly isDice: boolean
  /** Of dice that show pictures in place of pips, by face from one. */
  readonly pictures: readonly { readonly name: string; readonly markup: string }[]
  /** Of pegs: pay units by slot, from the left. */
  readonly boards: readonly {
    readonly rows: number
    readonly risk: string
    readonly pays: readonly number[]
  }[]
}

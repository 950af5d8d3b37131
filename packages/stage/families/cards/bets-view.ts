import { Container } from 'pixi.js'
import { ChipStack, type StackPlace } from '../../table/chip-stack.ts'
import type { ChipSet } from '../../table/chips.ts'
import type { TableTools } from '../../table/table-tools.ts'
import type { BetOnBoard, CardsBoard } from './board.ts'

/** Where chips on a place lie. */
export type ChipPlaces = (board: CardsBoard, spot: string) => StackPlace

/** Chips on a table: what was bet on each place, and beside it what it won. */
export class BetsView {
  readonly view = new Container()
  readonly #tools: TableTools
  readonly #chips: ChipSet
  readonly #stacks = new Map<string, ChipStack>()
  #placeOf: ChipPlaces = () => ({ x: 0, y: 0, size: 30 })

  constructor(tools: TableTools, chips: ChipSet) {
    this.#tools = tools
    this.#chips = chips
  }

  places(placeOf: ChipPlaces): void {
    this.#placeOf = placeOf
  }

  /** Exactly the board, at once. */
  show(board: CardsBoard): void {
    const shown = new Map(board.bets.flatMap((bet) => [...stacksOf(bet)]))
    for (const [key, stack] of this.#stacks) {
      if (shown.has(key)) continue
      stack.close()
      this.#stacks.delete(key)
    }
    for (const [key, { spot, amount, isWon }] of shown) {
      const known = this.#stacks.get(key)
      const stack = known ?? this.#add(key)
      stack.stand(this.#place(board, spot, isWon))
      if (sum(stack.values) !== sum(changed(this.#chips, amount))) stack.show(amount)
    }
  }

  /** Chips fall on a place, or more of them on those that lie there. */
  async put(board: CardsBoard, spot: string, amount: number): Promise<void> {
    const stack = this.#stacks.get(spot) ?? this.#add(spot)
    stack.stand(this.#place(board, spot, false))
    await stack.pour(amount)
  }

  /** What a place won is pushed to it from the bank. */
  async pay(board: CardsBoard, bet: BetOnBoard, bank: StackPlace): Promise<void> {
    const won = stacksOf(bet).find(([, { isWon }]) => isWon)
    if (!won) return
    const [key, { amount }] = won
    const stack = this.#stacks.get(key) ?? this.#add(key)
    stack.show(amount)
    stack.stand(bank)
    await stack.slide(this.#place(board, bet.spot, true))
  }

  /** Lost chips are pulled in. */
  async take(spot: string, bank: StackPlace): Promise<void> {
    await this.#stacks.get(spot)?.slide(bank)
  }

  close(): void {
    for (const stack of this.#stacks.values()) stack.close()
    this.#stacks.clear()
  }

  #add(key: string): ChipStack {
    const stack = new ChipStack(this.#tools, this.#chips)
    this.#stacks.set(key, stack)
    this.view.addChild(stack.view)
    return stack
  }

  #place(board: CardsBoard, spot: string, isWon: boolean): StackPlace {
    const { x, y, size } = this.#placeOf(board, spot)
    return isWon ? { x: x + size * 0.74, y: y + size * 0.22, size } : { x, y, size }
  }
}

interface Shown {
  readonly spot: string
  readonly amount: number
  readonly isWon: boolean
}

/** Of a bet: its own chips, as long as they lie there, and those that it won. */
function stacksOf({ spot, stake, settled }: BetOnBoard): readonly (readonly [string, Shown])[] {
  if (!settled) return [[spot, { spot, amount: stake, isWon: false }]]
  const left = Math.min(stake, settled.pay)
  const won = settled.pay - left
  return [
    ...(left > 0 ? ([[spot, { spot, amount: left, isWon: false }]] as const) : []),
    ...(won > 0 ? ([[`${spot} won`, { spot, amount: won, isWon: true }]] as const) : []),
  ]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What is shown of an amount: as much of it as chips make. */
function changed({ values }: ChipSet, amount: number): readonly number[] {
  const least = values[0] ?? 1
  return [amount - (amount % least)]
}

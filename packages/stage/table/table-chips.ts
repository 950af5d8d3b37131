import { Container } from 'pixi.js'
import { ChipStack } from './chip-stack.ts'
import { type Chip, type ChipSet, paintChips } from './chips.ts'
import type { TableTools } from './table-tools.ts'
import type { Box } from './box.ts'

/** An amount on a spot, minor units. */
export interface Laid {
  readonly spot: string
  readonly amount: number
}

export interface TableChipsOptions {
  readonly tools: TableTools
  readonly sharpness: number
  /** Where a spot is on the screen now. */
  readonly placeOf: (spot: string) => Box | undefined
  /** Diameter of a chip now, CSS pixels. */
  readonly size: () => number
}

/** Largest diameter of a chip on any screen: what pictures are painted for. */
const largestChip = 64

/** The chips that lie on the table. What is shown is a plain list; what moves ends there. */
export class TableChips {
  readonly view = new Container()
  readonly #options: TableChipsOptions
  #set: ChipSet
  #key = ''
  readonly #stacks = new Map<string, { readonly stack: ChipStack; amount: number }>()

  constructor(options: TableChipsOptions) {
    this.#options = options
    this.#set = paintChips({ chips: [], size: largestChip, sharpness: options.sharpness })
  }

  /** The chips of this table, smallest first; amounts on it are shown in them from now on. */
  use(chips: readonly Chip[]): void {
    const key = JSON.stringify(chips)
    if (key === this.#key) return
    const shown = this.#shown
    const old = this.#set
    this.show([])
    this.#key = key
    this.#set = paintChips({ chips, size: largestChip, sharpness: this.#options.sharpness })
    old.close()
    this.show(shown)
  }

  /** Exactly these amounts, at once. */
  show(laid: readonly Laid[]): void {
    const wanted = new Map(laid.map(({ spot, amount }) => [spot, amount]))
    for (const [spot, { stack }] of this.#stacks) {
      if (wanted.has(spot)) continue
      stack.close()
      this.#stacks.delete(spot)
    }
    for (const [spot, amount] of wanted) {
      const known = this.#stacks.get(spot) ?? this.#create(spot)
      if (known.amount !== amount) {
        known.stack.show(amount)
        known.amount = amount
      }
      known.stack.view.alpha = 1
      this.#stand(spot, known.stack)
    }
    this.#sort()
  }

  /** One more chip falls on a spot. */
  async drop(spot: string, value: number): Promise<void> {
    const known = this.#stacks.get(spot) ?? this.#create(spot)
    this.#stand(spot, known.stack)
    this.#sort()
    known.amount += value
    await known.stack.drop(value)
    // A player's own chips are changed into as few as make them, as a croupier does.
    if (this.#stacks.get(spot) === known) known.stack.show(known.amount)
  }

  /** Takes the chips of these spots off the table, towards a point. */
  async sweep(
    spots: readonly string[],
    to: { readonly x: number; readonly y: number },
  ): Promise<void> {
    const { motion } = this.#options.tools
    const gone = spots.flatMap((spot) => this.#stacks.get(spot)?.stack ?? [])
    const size = this.#options.size()
    await Promise.all(
      gone.map(async (stack) => {
        await Promise.all([
          stack.slide({ ...to, size }, 0.5),
          motion.tween(0.5, (share) => {
            if (!stack.view.destroyed) stack.view.alpha = 1 - share ** 3
          }),
        ])
      }),
    )
  }

  /** Brings what a spot is paid, beside its chips, from a point. */
  async pay(
    pays: readonly Laid[],
    from: { readonly x: number; readonly y: number },
  ): Promise<void> {
    const { tools, placeOf } = this.#options
    const size = this.#options.size()
    await Promise.all(
      pays.map(async ({ spot, amount }) => {
        const box = placeOf(spot)
        if (!box) return
        const stack = new ChipStack(tools, this.#set)
        this.view.addChild(stack.view)
        stack.show(amount)
        stack.stand({ ...from, size })
        const [x, y] = middleOf(box)
        await stack.slide({ x: x + size * 0.9, y, size }, 0.6)
        await tools.motion.wait(0.5)
        stack.close()
      }),
    )
  }

  /** Leaves so much of what lies on these spots, and takes the rest towards a point. */
  async halve(
    left: readonly { readonly spot: string; readonly stake: number; readonly pay: number }[],
    to: { readonly x: number; readonly y: number },
  ): Promise<void> {
    const { tools, placeOf } = this.#options
    const size = this.#options.size()
    await Promise.all(
      left.map(async ({ spot, stake, pay }) => {
        const [box, known] = [placeOf(spot), this.#stacks.get(spot)]
        if (!box || !known) return
        known.stack.show(pay)
        known.amount = pay
        const gone = new ChipStack(tools, this.#set)
        this.view.addChild(gone.view)
        gone.show(stake - pay)
        const [x, y] = middleOf(box)
        gone.stand({ x: x + size * 0.9, y, size })
        await tools.motion.wait(0.45)
        await gone.slide({ ...to, size }, 0.6)
        gone.close()
      }),
    )
  }

  /** Puts everything where it belongs after the screen has changed. */
  arrange(): void {
    for (const [spot, { stack }] of this.#stacks) this.#stand(spot, stack)
  }

  close(): void {
    for (const { stack } of this.#stacks.values()) stack.close()
    this.#stacks.clear()
    this.#set.close()
    this.view.destroy({ children: true })
  }

  get #shown(): readonly Laid[] {
    return [...this.#stacks].map(([spot, { amount }]) => ({ spot, amount }))
  }

  #create(spot: string): { readonly stack: ChipStack; amount: number } {
    const known = { stack: new ChipStack(this.#options.tools, this.#set), amount: 0 }
    this.#stacks.set(spot, known)
    this.view.addChild(known.stack.view)
    return known
  }

  #stand(spot: string, stack: ChipStack): void {
    const box = this.#options.placeOf(spot)
    if (!box) return
    const [x, y] = middleOf(box)
    stack.stand({ x, y, size: this.#options.size() })
  }

  /** What lies further down covers what lies above it. */
  #sort(): void {
    const sorted = [...this.#stacks.values()].toSorted((a, b) => a.stack.place.y - b.stack.place.y)
    for (const { stack } of sorted) this.view.addChild(stack.view)
  }
}

const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
]

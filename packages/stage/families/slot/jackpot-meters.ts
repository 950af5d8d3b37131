/** What the jackpots of a title are worth now; whoever shows them is told of every change. */
export class JackpotMeters {
  /** Dearest first. */
  readonly names: readonly string[]
  #amounts: ReadonlyMap<string, number> = new Map()
  readonly #watching = new Set<() => void>()

  constructor(names: readonly string[]) {
    this.names = names
  }

  /** Minor units; null for one whose amount nobody has said yet. */
  amountOf(name: string): number | null {
    return this.#amounts.get(name) ?? null
  }

  /** @param amounts minor units, by name of the jackpot. */
  set(amounts: ReadonlyMap<string, number>): void {
    this.#amounts = amounts
    for (const tell of this.#watching) tell()
  }

  watch(tell: () => void): () => void {
    this.#watching.add(tell)
    return () => void this.#watching.delete(tell)
  }
}

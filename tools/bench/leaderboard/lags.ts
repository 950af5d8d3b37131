import type { RoundSettled } from '../../../apps/server/src/modules/play/index.ts'

/** How long rounds took from their commit until they were counted. */
export class Lags {
  #ms: number[] = []
  #counted = 0

  /** Forgets what was. */
  begin(): void {
    this.#ms = []
    this.#counted = 0
  }

  counted(rounds: readonly RoundSettled[]): void {
    const now = Date.now()
    for (const { at } of rounds) this.#ms.push(now - Date.parse(at))
    this.#counted += rounds.length
  }

  /** @throws Error when so many are not counted in time. */
  async untilCounted(rounds: number, ms: number): Promise<void> {
    const end = performance.now() + ms
    while (this.#counted < rounds) {
      if (performance.now() > end)
        throw new Error(`${this.#counted} of ${rounds} rounds were counted in time`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  inWords(): string {
    const sorted = this.#ms.toSorted((one, other) => one - other)
    const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
    return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${sorted.at(-1) ?? Number.NaN} ms`
  }
}

/** Places that are taken for a while, in the order in which people come. */
export class Room {
  #free: number
  readonly #waiting: { readonly places: number; readonly enter: () => void }[] = []

  constructor(places: number) {
    this.#free = places
  }

  /** Resolves when so many places are taken. */
  enter(places: number): Promise<void> {
    return new Promise((enter) => {
      this.#waiting.push({ places, enter })
      this.#letIn()
    })
  }

  leave(places: number): void {
    this.#free += places
    this.#letIn()
  }

  /** Whoever needs more than is free holds up those behind: else narrow ones would go before wide ones until none is left. */
  #letIn(): void {
    for (;;) {
      const [first] = this.#waiting
      if (!first || first.places > this.#free) return
      this.#waiting.shift()
      this.#free -= first.places
      first.enter()
    }
  }
}

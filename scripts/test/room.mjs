/** Places that are taken for a while, in the order in which people come. */
export class Room {
  #free
  #waiting = []

  constructor(places) {
    this.#free = places
  }

  /** Resolves when so many places are taken. */
  enter(places) {
    return new Promise((enter) => {
      this.#waiting.push({ places, enter })
      this.#letIn()
    })
  }

  leave(places) {
    this.#free += places
    this.#letIn()
  }

  /** Whoever needs more than is free holds up those behind: else narrow ones would go before wide ones until none is left. */
  #letIn() {
    while (this.#waiting.length > 0 && this.#waiting[0].places <= this.#free) {
      const { places, enter } = this.#waiting.shift()
      this.#free -= places
      enter()
    }
  }
}

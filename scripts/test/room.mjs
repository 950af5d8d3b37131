/** Places that are taken for a while, by those who came first and fit. */
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

  /** Whoever needs more than is free waits, and the next may fit: a place that stands empty helps nobody. */
  #letIn() {
    this.#waiting = this.#waiting.filter(({ places, enter }) => {
      if (places > this.#free) return true
      this.#free -= places
      enter()
      return false
    })
  }
}

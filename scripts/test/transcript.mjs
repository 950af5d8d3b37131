/** What a step says: kept until it is its turn to be told, and from then on told as it comes. */
export class Transcript {
  #kept = []
  #tell = null

  /** @param said text or bytes. */
  write(said) {
    if (this.#tell) this.#tell(said)
    else this.#kept.push(said)
  }

  tellTo(tell) {
    for (const said of this.#kept.splice(0)) tell(said)
    this.#tell = tell
  }
}

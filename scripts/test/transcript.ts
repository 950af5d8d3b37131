type Said = string | Uint8Array

/** What a step says: kept until it is its turn to be told, and from then on told as it comes. */
export class Transcript {
  readonly #kept: Said[] = []
  #tell: ((said: Said) => void) | null = null

  write(said: Said): void {
    if (this.#tell) this.#tell(said)
    else this.#kept.push(said)
  }

  tellTo(tell: (said: Said) => void): void {
    for (const said of this.#kept.splice(0)) tell(said)
    this.#tell = tell
  }
}

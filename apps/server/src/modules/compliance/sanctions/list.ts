/** Somebody or something on a list of sanctions. */
export interface Entry {
  /** The list's own reference. */
  readonly ref: string
  /** As the list writes them: its main name first, then others. */
  readonly names: readonly string[]
  /** Addresses of coins. */
  readonly addresses: readonly string[]
}

/** A list as it was read. */
export interface SanctionsList {
  /** Name of its file. */
  readonly name: string
  /** Which edition: the beginning of the file's SHA-256. */
  readonly edition: string
  readonly entries: readonly Entry[]
}

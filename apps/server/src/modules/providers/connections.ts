import type { Connection } from './dialect.ts'

/** Who is connected, and whose games each plays. */
export interface Connections {
  readonly all: readonly Connection[]
  /** Who plays the games of a provider; null: nobody. @param provider its id. */
  readonly ofProvider: (provider: number) => Connection | null
  /** By its name, as its calls come with it. */
  readonly named: (name: string) => Connection | undefined
  /** Origins of frames that games are played in. */
  readonly frameOrigins: () => readonly string[]
  /** A round waits for its end: whoever plays it is to be there. Must not wait. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

export const noConnections: Connections = {
  all: [],
  ofProvider: () => null,
  named: () => undefined,
  frameOrigins: () => [],
  wake: () => undefined,
  stop: async () => undefined,
}

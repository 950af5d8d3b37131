import type { Game } from './game.ts'

/** What plays definitions of one form. Every version of an engine that ever played a released definition stays in the list of its family. */
export interface Engine {
  /** With its version, which grows when the same definition would play differently. */
  readonly name: string
  /** @throws RangeError for a definition that it does not play. */
  readonly game: (definition: object) => Game
}

/**
 * An engine for the list of its family (`families/<family>/engines.ts`).
 * @param game is handed definitions that were once written for this engine: what is read of a release is held to the hash that it goes by.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what is trusted: see above
export function engine<Definition extends object>(
  name: string,
  game: (definition: Definition) => Game,
): Engine {
  const isWrittenForIt = (definition: object): definition is Definition =>
    Object.keys(definition).length > 0
  return {
    name,
    game: (definition) => {
      if (!isWrittenForIt(definition)) throw new RangeError(`an empty definition of ${name}`)
      return game(definition)
    },
  }
}

import type { Game } from '@fairhouse/contract/entities/game'
import { ownStudio } from '@fairhouse/contract/entities/provider'

/**
 * Whether a game stands for one of a real company and is ours: the sandbox of a demo plays it. Nothing of it is told as that company's, neither who made it nor its
 * figures.
 */
export const isMadeForDemo = (
  demo: boolean,
  { provider, sandbox }: Pick<Game, 'provider' | 'sandbox'>,
): boolean => demo && !sandbox && provider !== ownStudio

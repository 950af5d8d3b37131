import { type Guesser, guesserOptions } from '@fairhouse/contract/password-strength'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Takes a few hundred milliseconds to make, and up to as long to ask: for a thread of its own. */
export const passwordGuesser = (): Guesser =>
  new ZxcvbnFactory(guesserOptions({ dictionary, graphs: adjacencyGraphs }))

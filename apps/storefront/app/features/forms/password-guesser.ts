import { type Guesser, guesserOptions } from '@fairhouse/contract/password-strength'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The same guesser as the server's. Brings 250 kB of best-known passwords. */
export const passwordGuesser = (): Guesser =>
  new ZxcvbnFactory(guesserOptions({ dictionary, graphs: adjacencyGraphs }))

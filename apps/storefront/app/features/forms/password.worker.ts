import { passwordStrength, type Strength } from '@fairhouse/contract/password-strength'
import { passwordGuesser } from './password-guesser.ts'

/** Asked of the worker. */
export interface Question {
  readonly password: string
  readonly known: readonly string[]
}

/** Told by it, in the order of the questions. */
export interface PasswordAnswer {
  readonly strength: Strength
}

const guesser = passwordGuesser()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const told: PasswordAnswer = { strength: passwordStrength(guesser, data.password, data.known) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  self.postMessage(told)
})

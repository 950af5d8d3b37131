import { parentPort } from 'node:worker_threads'
import { passwordStrength } from '@fairhouse/contract/password-strength'
import type { PasswordQuestion, Judged } from './judge-passwords.ts'
import { passwordGuesser } from './password-guesser.ts'

const guesser = passwordGuesser()

parentPort?.on('message', ({ id, password, known }: PasswordQuestion) => {
  const strength = passwordStrength(guesser, password, known)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage({ id, strength } satisfies Judged)
})

import type { Answer } from './ask-wallet.ts'

/** A situation of the matrix. */
export interface Case {
  /** Its number in the matrix. */
  readonly number: number
  readonly what: string
  /** @returns what was wrong, in words; null when all was right. */
  readonly run: () => Promise<string | null>
}

/** The first of these that is wrong. */
export const firstWrong = (checks: readonly (string | null)[]): string | null =>
  checks.find((check) => check !== null) ?? null

/** Holds an answer to what it must tell. */
export function expects(answer: Answer, wanted: Answer): string | null {
  for (const [name, value] of Object.entries(wanted))
    if (answer[name] !== value)
      return `${name} is ${JSON.stringify(answer[name])}, not ${JSON.stringify(value)}`
  return null
}

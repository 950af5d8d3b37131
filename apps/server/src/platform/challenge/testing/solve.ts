import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The challenge that a page of the wall carries. @throws when there is none. */
export function challengeIn(page: string): Challenge {
  const [, json] = /id="fairhouse-challenge">(.*?)<\/script>/.exec(page) ?? []
  if (json === undefined) throw new Error(`no challenge in: ${page.slice(0, 200)}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own page, in a test
  return JSON.parse(json) as Challenge
}

/** Does the work, as a browser would, and gives what it hands in. */
export async function solved(page: string): Promise<string> {
  const challenge = challengeIn(page)
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

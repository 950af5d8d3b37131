import type { Gate } from './gate.ts'
import { challengeKindOf, isPage } from './markers.ts'

/**
 * Asks for a file or a page's data, which a wall may answer with a challenge: that is shown, and the same is asked again once it is solved.
 * @returns the challenge itself when the player closed it: whoever asked takes it for the failure that it is.
 * @throws whatever `send` throws.
 */
export async function gatedFetch(
  send: () => Promise<Response>,
  gate: Pick<Gate, 'meet' | 'untilFree'>,
): Promise<Response> {
  for (;;) {
    const solvedBefore = await gate.untilFree()
    const response = await send()
    const challenge = await challengeIn(response)
    if (challenge === null) return response
    if ((await gate.meet(challenge, solvedBefore)) === 'closed') return response
  }
}

async function challengeIn(response: Response): Promise<string | null> {
  if (!isPage(response.headers.get('content-type') ?? '')) return null
  const page = await response.clone().text()
  return challengeKindOf(page) === null ? null : page
}

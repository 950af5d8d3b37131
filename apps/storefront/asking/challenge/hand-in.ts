/** What the house says to a solution: good, another challenge, or nothing for now. */
export type HandedIn =
  | { readonly type: 'accepted' }
  | { readonly type: 'again'; readonly page: string }
  | { readonly type: 'failed' }

const patienceMilliseconds = 15_000

/** Hands a solution in. Never throws. */
export async function handIn(solution: string, language: string): Promise<HandedIn> {
  try {
    const response = await fetch(`/${language}/challenge/solution`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'text/plain' },
      body: solution,
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    if (response.ok) return { type: 'accepted' }
    return response.status === 403
      ? { type: 'again', page: await response.text() }
      : { type: 'failed' }
  } catch {
    // The network is away; the player may try again.
    return { type: 'failed' }
  }
}

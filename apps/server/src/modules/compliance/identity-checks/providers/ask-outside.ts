/** Nobody waits longer for somebody outside. */
const patienceMs = 5_000

export interface Question {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Asks somebody outside. Null for a silence, a half answer, or one that is no JSON or no yes. */
export async function askOutside({ url, ...rest }: Question): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(url, { ...rest, signal, redirect: 'error' })
    return answer.ok ? await answer.json() : null
  } catch {
    // Whatever the line does is the same to whoever asked: nobody answered.
    return null
  }
}

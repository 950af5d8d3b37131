import type { z } from 'zod'

/** A provider that does not open a game in this time is away: the player is told, and may try again. */
const patienceMs = 8_000

/**
 * Asks a provider for something.
 * @returns what it answered; null when it was silent, refused, or answered something else than it should.
 */
export async function askProvider<Answer>(
  url: string,
  asked: {
    readonly body: string
    readonly headers: Readonly<Record<string, string>>
    readonly answer: z.ZodType<Answer>
  },
): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: asked.body,
      headers: asked.headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) return null
    const parsed = asked.answer.safeParse(await response.json())
    return parsed.success ? parsed.data : null
  } catch {
    // Whatever it was, nothing was opened and no money moved.
    return null
  }
}

import type { Client } from '../session/client.ts'
import type { Freshness } from '../session/keep-fresh.ts'

interface Entering {
  readonly client: Client
  readonly freshness: Freshness
  readonly to: string
}

/** Signs this browser in as its guest, tells the other tabs and goes on. False when the house said no, which the page shows. */
export async function enterAsGuest({ client, freshness, to }: Entering): Promise<boolean> {
  const answer = await client.ask('playAsGuest', { source: to })
  if (!answer.ok) return false
  const { userHash, redirect } = answer.reply
  await freshness.signedIn(userHash)
  location.assign(redirect ?? to)
  return true
}

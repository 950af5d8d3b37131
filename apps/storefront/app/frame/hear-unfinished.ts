import type { Client } from '../shell/session/client.ts'

/**
 * Asks for a round that was left open, and asks again whenever the page is seen anew: it may have been ended in between, in this tab or another.
 * @returns how to stop.
 */
export function hearUnfinished(client: Client): () => void {
  async function askIfSeen(): Promise<void> {
    if (document.visibilityState !== 'visible' || !client.status.get().isLogged) return
    const answer = await client.ask('unfinishedRound', {}, { passive: true })
    if (answer.ok) client.unfinished.set(answer.reply.round)
  }
  const onSeen = (): void => void askIfSeen()
  onSeen()
  const stops = [
    client.onLogOut(() => client.unfinished.set(null)),
    () => document.removeEventListener('visibilitychange', onSeen),
    () => window.removeEventListener('pageshow', onSeen),
  ]
  document.addEventListener('visibilitychange', onSeen)
  window.addEventListener('pageshow', onSeen)
  return () => {
    for (const stop of stops) stop()
  }
}

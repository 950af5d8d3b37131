import { useEffect } from 'react'
import { tabMemory } from '../session/remember.ts'
import { useClient, useStatus } from '../session/client-context.tsx'
import { type Consent, consentText } from './consent.ts'

/** What this tab has told the house of the choice, and for whom: it is told once. */
const notedKey = 'fairhouse-consent-noted'

/** Has the house write down what a signed-in player allowed or declined; who is nobody keeps the choice in the browser alone. */
export function useNoteConsent(consent: Consent | undefined): void {
  const client = useClient()
  const status = useStatus()
  const login = status.isLogged ? status.login : null
  useEffect(() => {
    if (login === null || consent === null || consent === undefined) return
    const noted = `${login} ${consentText(consent)}`
    if (tabMemory.read(notedKey) === noted) return
    const flags = {
      chat: consent.includes('chat') ? '1' : '0',
      analytics: consent.includes('analytics') ? '1' : '0',
      reporting: consent.includes('reporting') ? '1' : '0',
    }
    void note()
    async function note(): Promise<void> {
      const answer = await client.ask('noteOutsideConsent', flags, { passive: true })
      // Unheard, it is told again with the next page.
      if (answer.ok) tabMemory.write(notedKey, noted)
    }
  }, [client, login, consent])
}

import { useSyncExternalStore } from 'react'
import { type Consent, consentStore } from './consent.ts'

/** What the player allowed; null while he was not asked, and on the server. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, now, () => null)

const subscribe = (heard: () => void) => consentStore().subscribe(heard)
const now = (): Consent => consentStore().get()

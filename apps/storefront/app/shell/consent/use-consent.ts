import { useSyncExternalStore } from 'react'
import { type Consent, consentStore } from './consent.ts'

/** What the player allowed; null while he was not asked, undefined as long as the page is not alive: a question that cannot hear its answer is not put. */
export const useConsent = (): Consent | undefined =>
  useSyncExternalStore(subscribe, now, () => undefined)

const subscribe = (heard: () => void) => consentStore().subscribe(heard)
const now = (): Consent => consentStore().get()

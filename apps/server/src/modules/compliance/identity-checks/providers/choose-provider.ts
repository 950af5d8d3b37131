import type { Clock } from '#platform/clock'
import type { IdentitySettings } from '#platform/identity-settings'
import type { IdentityProvider } from '../provider.ts'
import { createSumsub } from './sumsub.ts'
import { createVeriff } from './veriff.ts'

/** Whoever the operator chose to check identities; null: our own people. */
export function chooseIdentityProvider(
  settings: IdentitySettings,
  clock: Clock,
): IdentityProvider | null {
  if (settings === null) return null
  return settings.type === 'sumsub' ? createSumsub(settings, clock) : createVeriff(settings)
}

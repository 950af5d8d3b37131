import type { Adapters } from '@fairhouse/contract/adapters'
import { tellPageView } from '../../app/shell/adapters/analytics/umami.ts'
import { sentryReporter } from '../../app/shell/adapters/reporting/sentry.ts'
import { type Consent, consentIn } from '../../app/shell/consent/consent.ts'
import { report, sendReportsTo } from '../../app/shell/reporting/report.ts'

/**
 * Uses the services outside the house that the operator has, each only where the player has agreed to it on another page: counts this page, and
 * reports what nobody caught on it. Nothing is asked here, in the middle of a game.
 */
export function useServices({ analytics, reporting }: Adapters): void {
  const allowed = consentIn(document.cookie)
  if (analytics !== null && allows(allowed, 'analytics'))
    void tellPageView(analytics, {
      path: location.pathname,
      language: document.documentElement.lang,
      hostname: location.hostname,
      screen: `${screen.width}x${screen.height}`,
    })
  const reporter =
    reporting !== null && allows(allowed, 'reporting') ? sentryReporter(reporting) : null
  sendReportsTo(reporter)
  if (reporter === null) return
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

const allows = (allowed: Consent, purpose: NonNullable<Consent>[number]): boolean =>
  allowed?.includes(purpose) ?? false

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ConsentBar } from '../consent/consent-bar.tsx'
import type { Consent } from '../consent/consent.ts'
import type { Outside } from '../house/outside.ts'
import { useConsent } from '../consent/use-consent.ts'
import { useNoteConsent } from '../consent/use-note-consent.ts'
import { useHouse } from '../house/house.tsx'
import { tellPageView } from './analytics/umami.ts'
import { Chat } from './chat/chat.tsx'
import { report, sendReportsTo } from '../reporting/report.ts'
import { sentryReporter } from './reporting/sentry.ts'

/** The services outside the house, each only once the player has agreed to it. Loaded only where there are any. */
export function Adapters({ outside }: { outside: Outside }) {
  const consent = useConsent()
  useAnalytics(outside, consent)
  useReporting(outside, consent)
  useNoteConsent(consent)
  return (
    <>
      {outside.adapters.chat === null ? null : <Chat outside={outside} />}
      {consent === null ? <ConsentBar outside={outside} /> : null}
    </>
  )
}

/** Tells of every page that is opened. */
function useAnalytics({ adapters: { analytics } }: Outside, consent: Consent | undefined): void {
  const { pathname: path } = useLocation()
  const { language } = useHouse()
  const isAllowed = consent?.includes('analytics') ?? false
  useEffect(() => {
    if (analytics === null || !isAllowed) return
    const { width, height } = window.screen
    const { hostname } = window.location
    void tellPageView(analytics, { path, language, hostname, screen: `${width}x${height}` })
  }, [analytics, isAllowed, path, language])
}

/** Lets reports go out, and adds what nobody caught. */
function useReporting({ adapters: { reporting } }: Outside, consent: Consent | undefined): void {
  const isDecided = consent !== null && consent !== undefined
  const isAllowed = consent?.includes('reporting') ?? false
  useEffect(() => {
    if (reporting === null || (isDecided && !isAllowed)) sendReportsTo(null)
    if (reporting === null || !isAllowed) return undefined
    sendReportsTo(sentryReporter(reporting))
    const uncaught = (event: ErrorEvent): void => report(event.error)
    const unhandled = (event: PromiseRejectionEvent): void => report(event.reason)
    window.addEventListener('error', uncaught)
    window.addEventListener('unhandledrejection', unhandled)
    return () => {
      sendReportsTo(null)
      window.removeEventListener('error', uncaught)
      window.removeEventListener('unhandledrejection', unhandled)
    }
  }, [reporting, isDecided, isAllowed])
}

import type { Adapters } from '@fairhouse/contract/adapters'
import type { Report, Reporter } from '../../reporting/report.ts'

/** A page that fails in a loop must not flood anybody. */
const reportsAPage = 20

/**
 * Sends reports as events of Sentry's envelope protocol, without its script. Nothing in them is about the player, and nobody is told
 * where they came from but for the path without its query.
 */
export function sentryReporter({ envelope }: NonNullable<Adapters['reporting']>): Reporter {
  let sent = 0
  return (report) => {
    if (sent >= reportsAPage) return
    sent += 1
    void fetch(envelope, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: envelopeOf(report, new Date().toISOString()),
    }).catch(() => undefined)
  }
}

function envelopeOf({ code, type, message, stack }: Report, now: string): string {
  const id = crypto.randomUUID().replaceAll('-', '')
  const event = {
    event_id: id,
    timestamp: now,
    platform: 'javascript',
    level: 'error',
    tags: { code: String(code) },
    exception: { values: [{ type, value: message }] },
    ...(stack === null ? {} : { extra: { stack } }),
  }
  return [{ event_id: id, sent_at: now }, { type: 'event' }, event]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}

import type { PastDraw, TicketRun } from '@fairhouse/contract/entities/loyalty'
import { Button } from '@fairhouse/ui/button'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { DrawChecks } from '../verifier/lotto/check-draw.ts'

interface Props {
  readonly texts: Texts['lotto']
  readonly draw: PastDraw
}

const names = ['hash', 'root', 'own', 'winners', 'amounts'] as const

/** Draws again in this browser, from all tickets of the drum and the secret. */
export function VerifyDraw({ texts, draw }: Props) {
  const client = useClient()
  const [checks, setChecks] = useState<DrawChecks | 'busy' | 'failed' | null>(null)
  async function verify(): Promise<void> {
    setChecks('busy')
    const runs = await allRuns(client, draw)
    if (runs === null) return setChecks('failed')
    const { checkDraw } = await import('../verifier/lotto/check-draw.ts')
    setChecks(checkDraw(draw, runs))
  }
  return (
    <div className="lotto-verify">
      <dl>
        <dt>{texts.secret}</dt>
        <dd>
          <code>{draw.serverSeed}</code>
        </dd>
        <dt>{texts.hash}</dt>
        <dd>
          <code>{draw.serverSeedHash}</code>
        </dd>
        {draw.root === null ? null : (
          <>
            <dt>{texts.root}</dt>
            <dd>
              <code>{draw.root}</code>
            </dd>
          </>
        )}
      </dl>
      <Button size="small" busy={checks === 'busy'} onClick={() => void verify()}>
        {texts.verify}
      </Button>
      <div role="status">
        {checks === 'busy' ? <p className="unseen">{texts.verifying}</p> : null}
        {checks === 'failed' ? <p>{texts.notLoaded}</p> : null}
        {checks !== null && typeof checks === 'object' ? (
          <ul className="lotto-checks">
            {told(checks).map((name) => (
              <li key={name} data-holds={checks[name] === true}>
                {checks[name] ? (
                  <Check size={18} aria-hidden="true" />
                ) : (
                  <X size={18} aria-hidden="true" />
                )}
                {texts.checks[name]}
                {checks[name] ? null : <b> {texts.failed}</b>}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}

/** What can be told: nothing of own tickets where there were none. */
const told = (checks: DrawChecks) => names.filter((name) => checks[name] !== null)

/** Every ticket of a draw's drum; null when they did not all come. */
async function allRuns(client: Client, { number, root }: PastDraw): Promise<TicketRun[] | null> {
  const runs: TicketRun[] = []
  let after: number | null = root === null ? null : 0
  while (after !== null) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const page = await runsFrom(client, number, after)
    if (page === null) return null
    runs.push(...page.runs)
    after = page.next
  }
  return runs
}

interface RunPage {
  readonly runs: readonly TicketRun[]
  readonly next: number | null
}

async function runsFrom(client: Client, number: number, after: number): Promise<RunPage | null> {
  const fields = { number: String(number), after: String(after) }
  const answer = await client.ask('lottoDrum', fields, { shows: ['notFound'] })
  return answer.ok ? answer.reply : null
}

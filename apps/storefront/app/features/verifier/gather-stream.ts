import type { ReceiptKey } from '@fairhouse/contract/entities/receipt'
import type { RowEvidence, StreamEvidence } from '@fairhouse/verifier/evidence'
import { browserShelf } from '../../../keeping/open-keeping.ts'
import { noteVerified, readKept } from '../../../keeping/read-kept.ts'
import { saveFile } from '@fairhouse/ui/save-file'
import type { Client } from '../../shell/session/client.ts'
import { loadMeters } from './load-meters.ts'
import { loadStream } from './load-stream.ts'
import { type Checked, type StreamChecker, startStreamChecker } from './stream-checker.ts'
import type { Keeping } from './use-keeper.ts'

/** What was had of the house for a check. */
export interface Gathered {
  readonly keys: readonly ReceiptKey[]
  readonly streams: readonly StreamEvidence[]
  readonly rows: readonly RowEvidence[]
}

export interface CheckNeeds {
  readonly client: Client
  readonly signal: AbortSignal
  readonly told: (type: 'loading' | 'checking', done: number, of: number) => void
}

/** Loads one of the player's streams whole and checks it against what this browser kept; null: the check was stopped. */
export async function checkOwnStream(
  number: number,
  { login, keeper }: Keeping,
  needs: CheckNeeds & { readonly gathered: (gathered: Gathered) => void },
): Promise<Checked | null> {
  const { client, signal, told } = needs
  await keeper.flush()
  const shelf = await browserShelf()
  // Read before the house is asked, so that nothing of its answer counts as kept.
  const kept = await readKept(shelf, login, number)
  const [keys, loaded] = await Promise.all([
    client.ask('receiptKeys', {}, { passive: true }),
    loadStream(number, {
      ask: (body) => client.ask('streamRounds', body, { passive: true }),
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      told: (done, of) => told('loading', done, of),
      signal,
    }),
  ])
  if (signal.aborted) return null
  if (!keys.ok || !loaded.ok) return { type: 'failed' }
  const { stream } = loaded
  const house = { keys: keys.reply.keys, streams: [stream] }
  needs.gathered({ ...house, rows: [] })
  const { keptEvidence } = await import('./evidence-file.ts')
  const question = { type: 'stream' as const, stream, kept: keptEvidence(kept), keys: house.keys }
  const checker = startStreamChecker(client, question, (done, of) => told('checking', done, of))
  const checked = await resultOf(checker, signal)
  needs.gathered({ ...house, rows: checker.rows })
  if (checked?.type === 'report' && checked.report.streams.every(isWhole)) {
    await noteVerified(shelf, login, { stream: number, at: Date.now() })
  }
  return checked
}

/** Checks a file of evidence, with nothing but itself; null: the check was stopped. */
export async function checkEvidenceFile(
  file: File,
  { client, signal, told }: CheckNeeds,
): Promise<Checked | null> {
  const question = { type: 'file' as const, text: await file.text() }
  const checker = startStreamChecker(client, question, (done, of) => told('checking', done, of))
  return resultOf(checker, signal)
}

async function resultOf(checker: StreamChecker, signal: AbortSignal): Promise<Checked | null> {
  signal.addEventListener('abort', checker.end)
  const checked = await checker.checked
  return signal.aborted ? null : checked
}

const isWhole = ({
  findings,
  revealed,
}: Extract<Checked, { type: 'report' }>['report']['streams'][number]): boolean =>
  revealed && findings.length === 0

/** Saves what was had of the house, and all that this browser kept, as one file. */
export async function saveEvidence(
  client: Client,
  { login, keeper }: Keeping,
  gathered: Gathered,
): Promise<void> {
  await keeper.flush()
  const kept = await readKept(await browserShelf(), login, null)
  const { evidenceOf } = await import('./evidence-file.ts')
  const jackpots = await loadMeters(client, gathered.streams)
  const file = await evidenceOf({ origin: location.origin, kept, ...gathered, jackpots })
  const named = file.streams.map(({ number }) => `-${number}`).join('')
  saveFile(`fairhouse-evidence${named}.json`, 'application/json', [JSON.stringify(file)])
}

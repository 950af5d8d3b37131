import type { EvidenceReport } from '@fairhouse/verifier/check-evidence'
import type { RowEvidence, StreamEvidence } from '@fairhouse/verifier/evidence'
import type { ReceiptKey } from '@fairhouse/contract/entities/receipt'
import { useEffect, useRef, useState } from 'react'
import { browserShelf } from '../../keeping/open-keeping.ts'
import { noteVerified, readKept } from '../../keeping/read-kept.ts'
import { saveFile } from '../security/save-file.ts'
import type { Client } from '../session/client.ts'
import { loadStream } from './load-stream.ts'
import { type Checked, type StreamChecker, startStreamChecker } from './stream-checker.ts'
import type { Keeping } from './use-keeper.ts'

/** How far the check of a stream, or of a file, is. */
export type StreamState =
  | { readonly type: 'idle' | 'stopped' | 'unreadable' | 'failed' }
  | { readonly type: 'loading' | 'checking'; readonly done: number; readonly of: number }
  | {
      readonly type: 'report'
      readonly report: EvidenceReport
      readonly from: 'house' | 'file'
    }

export interface StreamChecking {
  readonly state: StreamState
  /** Loads one of the player's streams whole and checks it. */
  check(stream: number): Promise<void>
  checkFile(file: File): Promise<void>
  stop(): void
  /** Saves the evidence: what was loaded, and all that this browser kept. */
  save(): Promise<void>
}

interface Gathered {
  readonly keys: readonly ReceiptKey[]
  readonly streams: readonly StreamEvidence[]
  readonly rows: readonly RowEvidence[]
}
const nothing: Gathered = { keys: [], streams: [], rows: [] }

export function useStream(client: Client, keeping: Keeping | null): StreamChecking {
  const [state, setState] = useState<StreamState>({ type: 'idle' })
  const gathered = useRef(nothing)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const begin = (): AbortSignal => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }
  const follow = async (checker: StreamChecker, signal: AbortSignal): Promise<Checked | null> => {
    signal.addEventListener('abort', checker.end)
    const checked = await checker.checked
    return signal.aborted ? null : checked
  }
  const telling = (type: 'loading' | 'checking', signal: AbortSignal) => {
    return (done: number, of: number): void => {
      if (!signal.aborted) setState({ type, done, of })
    }
  }
  const show = (checked: Checked, from: 'house' | 'file'): void =>
    setState(
      checked.type === 'report'
        ? { type: 'report', report: checked.report, from }
        : { type: checked.type },
    )

  const check = async (number: number): Promise<void> => {
    if (keeping === null) return
    const { login, keeper } = keeping
    const signal = begin()
    setState({ type: 'loading', done: 0, of: 0 })
    // What was kept is read first: the house must not know of it what it does not know already.
    await keeper.flush()
    const shelf = await browserShelf()
    const kept = await readKept(shelf, login, number)
    const [keys, loaded] = await Promise.all([
      client.ask('receiptKeys', {}),
      loadStream(number, {
        ask: (body) => client.ask('streamRounds', body, { passive: true }),
        pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        told: telling('loading', signal),
        signal,
      }),
    ])
    if (signal.aborted) return
    if (!keys.ok || !loaded.ok) return setState({ type: 'failed' })
    const { stream } = loaded
    const house = { keys: keys.reply.keys, streams: [stream] }
    gathered.current = { ...house, rows: [] }
    const { keptEvidence } = await import('./evidence-file.ts')
    const checker = startStreamChecker(
      client,
      { type: 'stream', stream, kept: keptEvidence(kept), keys: house.keys },
      telling('checking', signal),
    )
    const checked = await follow(checker, signal)
    gathered.current = { ...house, rows: checker.rows }
    if (checked === null) return
    show(checked, 'house')
    const isClean = checked.type === 'report' && checked.report.streams.every(isWhole)
    if (isClean) await noteVerified(shelf, login, { stream: number, at: Date.now() })
  }

  return {
    state,
    check,
    async checkFile(file) {
      const signal = begin()
      setState({ type: 'checking', done: 0, of: 0 })
      const text = await file.text()
      const checker = startStreamChecker(
        client,
        { type: 'file', text },
        telling('checking', signal),
      )
      const checked = await follow(checker, signal)
      if (checked) show(checked, 'file')
    },
    stop() {
      running.current?.abort()
      setState({ type: 'stopped' })
    },
    async save() {
      if (keeping === null) return
      await keeping.keeper.flush()
      const kept = await readKept(await browserShelf(), keeping.login, null)
      const { evidenceOf } = await import('./evidence-file.ts')
      const file = await evidenceOf({ origin: location.origin, kept, ...gathered.current })
      const named = file.streams.map(({ number }) => `-${number}`).join('')
      saveFile(`fairhouse-evidence${named}.json`, 'application/json', [JSON.stringify(file)])
    },
  }
}

const isWhole = ({ findings, revealed }: EvidenceReport['streams'][number]): boolean =>
  revealed && findings.length === 0

import type { EvidenceReport } from '@fairhouse/verifier/check-evidence'
import { useEffect, useRef, useState } from 'react'
import type { Client } from '../../shell/session/client.ts'
import {
  type CheckNeeds,
  checkEvidenceFile,
  checkOwnStream,
  type Gathered,
  saveEvidence,
} from './gather-stream.ts'
import type { Checked } from './stream-checker.ts'
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

const nothing: Gathered = { keys: [], streams: [], rows: [] }

export function useStream(client: Client, keeping: Keeping | null): StreamChecking {
  const [state, setState] = useState<StreamState>({ type: 'idle' })
  const gathered = useRef(nothing)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Only the newest check is shown. */
  const run = async (
    from: 'house' | 'file',
    work: (needs: CheckNeeds) => Promise<Checked | null>,
  ): Promise<void> => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const told: CheckNeeds['told'] = (type, done, of) => {
      if (!signal.aborted) setState({ type, done, of })
    }
    told(from === 'house' ? 'loading' : 'checking', 0, 0)
    const checked = await work({ client, signal, told })
    if (checked === null || signal.aborted) return
    setState(checked.type === 'report' ? { ...checked, from } : { type: checked.type })
  }
  return {
    state,
    async check(number) {
      if (keeping === null) return
      const take = (had: Gathered): void => {
        gathered.current = had
      }
      await run('house', (needs) => checkOwnStream(number, keeping, { ...needs, gathered: take }))
    },
    checkFile: (file) => run('file', (needs) => checkEvidenceFile(file, needs)),
    stop() {
      running.current?.abort()
      setState({ type: 'stopped' })
    },
    async save() {
      if (keeping) await saveEvidence(client, keeping, gathered.current)
    },
  }
}

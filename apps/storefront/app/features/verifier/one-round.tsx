import type { MeterRecount } from '@fairhouse/verifier/recount-meter'
import { useEffect, useMemo, useState } from 'react'
import type { Client } from '../../shell/session/client.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { type Entries, readEntries, type Title } from './entries.ts'
import { EntryForm } from './entry-form.tsx'
import { Result } from './result.tsx'
import { RoundLoader } from './round-loader.tsx'
import type { HashSource } from './steps.tsx'
import { useRecount } from './use-recount.ts'
import { type LoadedRound, useRound } from './use-round.ts'
import type { SeedChanging } from './use-seed-change.ts'

/** Milliseconds of quiet after a change before the round is worked out again. */
const quiet = 150

interface Props {
  readonly texts: Texts['verify']
  readonly titles: readonly Title[]
  readonly client: Client
  readonly changing: SeedChanging
  /** The round of the page's address, if any. */
  readonly wanted: string | null
}

/** A round's entries, typed or loaded, beside what comes of them. */
export function OneRound({ texts, titles, client, changing, wanted }: Props) {
  const recount = useRecount(client)
  const [entries, setEntries] = useState<Entries>(() => emptyEntries(titles[0]?.uri ?? ''))
  const [showFaults, setShowFaults] = useState(false)
  const loading = useRound(client, {
    wanted,
    onLoaded(loaded) {
      setEntries(loaded.entries)
      setShowFaults(false)
    },
  })
  const played = loading.round?.played ?? null
  const read = useMemo(() => readEntries(entries, played), [entries, played])
  const faults = 'faults' in read ? read.faults : []

  const { count } = recount
  useEffect(() => {
    if (!('evidence' in read)) return
    const timer = window.setTimeout(() => count(entries.uri, read.evidence), quiet)
    return () => window.clearTimeout(timer)
  }, [count, entries.uri, read])

  return (
    <div className="verifier-halves">
      <div className="verifier-entries">
        <RoundLoader texts={texts} loading={loading} wanted={wanted} changing={changing} />
        <EntryForm
          texts={texts}
          titles={titles}
          entries={entries}
          faults={showFaults ? faults : faults.filter((name) => entries[name] !== '')}
          busy={recount.busy}
          onChange={(name, value) => setEntries({ ...entries, [name]: value })}
          onSubmit={() => {
            setShowFaults(true)
            if ('evidence' in read) count(entries.uri, read.evidence)
          }}
        />
      </div>
      <Result
        texts={texts}
        result={faults.length === 0 ? recount.result : null}
        currency={loading.round?.currency ?? 'CREDIT'}
        source={hashSource(loading.round, entries.shownHash)}
        meters={loading.round?.meters ?? none}
      />
    </div>
  )
}

function hashSource(round: LoadedRound | null, shownHash: string): HashSource {
  if (round?.entries.shownHash !== shownHash) return 'typed'
  return round.hashKept ? 'kept' : 'told'
}

const none: readonly MeterRecount[] = []

const emptyEntries = (uri: string): Entries => ({
  uri,
  serverSeed: '',
  shownHash: '',
  clientSeed: '',
  nonce: '0',
  stake: '1.00',
  moves: '',
})

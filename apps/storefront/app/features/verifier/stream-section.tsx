import { Button, buttonClass } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import type { Client } from '../../shell/session/client.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { ChangeSeed } from './change-seed.tsx'
import { StreamResult } from './stream-result.tsx'
import type { Keeping } from './use-keeper.ts'
import type { SeedChanging } from './use-seed-change.ts'
import { type StreamChecking, useStream } from './use-stream.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly client: Client
  readonly keeping: Keeping | null
  readonly changing: SeedChanging
  /** Of the page's address, if any. */
  readonly wanted: string | null
}

/** A stream of the player's own, or one from a file, verified from its first round to its last. */
export function StreamSection({ texts, client, keeping, changing, wanted }: Props) {
  const words = texts.stream
  const checking = useStream(client, keeping)
  const heading = useRef<HTMLHeadingElement>(null)
  const [now, setNow] = useState<number | null>(null)
  const [number, setNumber] = useState(wanted ?? '')
  const { check, state } = checking

  const learned = useEffectEvent((current: number | null): void => {
    if (current === null) return
    setNow(current)
    if (number === '') setNumber(String(Math.max(1, current - 1)))
    else if (state.type === 'idle') {
      heading.current?.scrollIntoView()
      void check(Number(number))
    }
  })
  useEffect(() => {
    if (keeping !== null) void currentStream(client, keeping).then(learned)
  }, [client, keeping])

  const isSealed = state.type === 'report' && state.report.streams.some(({ revealed }) => !revealed)
  return (
    <section className="verifier-stream" aria-labelledby="stream">
      <h2 id="stream" ref={heading}>
        {words.heading}
      </h2>
      <p className="verifier-hint">{words.lead}</p>
      <div className="verifier-halves">
        <div className="verifier-entries">
          {keeping ? (
            <StreamForm
              texts={texts}
              checking={checking}
              now={now}
              number={number}
              onChange={setNumber}
            />
          ) : null}
          {isSealed && state.from === 'house' ? (
            <ChangeSeed
              texts={texts}
              changing={changing}
              means={words.sealed}
              changed={() => {
                setNow((current) => current && current + 1)
                void check(Number(number))
              }}
            />
          ) : null}
          <EvidenceFiles texts={texts} checking={checking} maySave={keeping !== null} />
        </div>
        <StreamResult texts={texts} state={state} stop={checking.stop} />
      </div>
    </section>
  )
}

/** The number of the stream in use; null when it cannot be had. */
async function currentStream(client: Client, { keeper }: Keeping): Promise<number | null> {
  const answer = await client.ask('currentFairness', {}, { passive: true })
  if (!answer.ok) return null
  void keeper.showed(answer.reply.fairness)
  return answer.reply.fairness.stream
}

interface FormProps {
  readonly texts: Texts['verify']
  readonly checking: StreamChecking
  /** The stream in use, as far as it is known. */
  readonly now: number | null
  readonly number: string
  readonly onChange: (number: string) => void
}

function StreamForm({ texts, checking: { state, check }, now, number, onChange }: FormProps) {
  const words = texts.stream
  const [isTried, setTried] = useState(false)
  const isRight = /^[1-9]\d{0,8}$/.test(number.trim()) && (now === null || Number(number) <= now)
  const last = { now: now ?? 1 }
  const busy = state.type === 'loading' || state.type === 'checking'
  return (
    <form
      className="verifier-loader"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isRight) void check(Number(number))
      }}
    >
      <TextField
        label={words.number}
        name="stream"
        inputMode="numeric"
        autoComplete="off"
        hint={now === null ? undefined : fill(words.numberHint, last)}
        fault={isTried && !isRight ? fill(words.numberFault, last) : undefined}
        value={number}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button type="submit" rank="first" busy={busy}>
        {words.check}
      </Button>
    </form>
  )
}

function EvidenceFiles({
  texts,
  checking: { save, checkFile },
  maySave,
}: {
  readonly texts: Texts['verify']
  readonly checking: StreamChecking
  readonly maySave: boolean
}) {
  const words = texts.stream
  return (
    <div className="verifier-files">
      {maySave ? (
        <>
          <Button onClick={() => void save()}>{words.save}</Button>
          <p className="verifier-hint">{words.saveHint}</p>
        </>
      ) : null}
      <label className={`${buttonClass()} verifier-file`}>
        {words.open}
        <input
          type="file"
          accept=".json,application/json"
          className="out-of-sight"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void checkFile(file)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p className="verifier-hint">{words.openHint}</p>
      <p className="verifier-hint">{words.offline}</p>
      <ul className="verifier-offline">
        <li>
          <a href="/fairness/verifier.html" download>
            {words.offlinePage}
          </a>
        </li>
        <li>
          <a href="/fairness/fairhouse-verify.js" download>
            {words.offlineCommand}
          </a>
        </li>
        <li>
          <a href="/fairness/verifier.sha256">{words.offlineHashes}</a>
        </li>
      </ul>
    </div>
  )
}

import { Button } from '@fairhouse/ui/button'
import type { EvidenceReport } from '@fairhouse/verifier/check-evidence'
import type { StreamReport } from '@fairhouse/verifier/check-stream'
import type { Finding } from '@fairhouse/verifier/finding'
import { useEffect, useRef } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { fill, fillCounted } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { findingWords, grouped } from './finding-words.ts'
import { Verdict } from './result.tsx'
import { whatWasVerified } from './what-was-verified.ts'
import type { StreamState } from './use-stream.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly state: StreamState
  readonly stop: () => void
}

/** How far the check is, then what it found. */
export function StreamResult({ texts, state, stop }: Props) {
  const view = useRef<HTMLElement>(null)
  const { type } = state
  // On a phone it stands below the form, out of sight.
  useEffect(() => {
    if (type !== 'idle') view.current?.scrollIntoView({ block: 'nearest' })
  }, [type])
  return (
    <section
      ref={view}
      className="result"
      aria-live="polite"
      aria-label={texts.stream.checkedHeading}
    >
      <Shown texts={texts} state={state} stop={stop} />
    </section>
  )
}

function Shown({ texts, state, stop }: Props) {
  const words = texts.stream
  switch (state.type) {
    case 'idle':
      return null
    case 'loading':
    case 'checking':
      return <OnTheWay words={words} state={state} stop={stop} />
    case 'report':
      return <Report texts={texts} report={state.report} />
    case 'stopped':
    case 'unreadable':
    case 'failed':
      return <p className="verifier-hint">{words[state.type]}</p>
  }
}

type Words = Texts['verify']['stream']

function OnTheWay({
  words,
  state: { type, done, of },
  stop,
}: {
  readonly words: Words
  readonly state: Extract<StreamState, { readonly done: number }>
  readonly stop: () => void
}) {
  return (
    <div className="verifier-loader">
      <progress
        className="stream-progress"
        aria-label={type === 'loading' ? words.loadingLabel : words.checkingLabel}
        max={Math.max(1, of)}
        value={done}
      />
      {/* Numbers that run would be read out without end: the bar tells them who asks. */}
      <p aria-hidden="true">{fill(words[type], { done, of })}</p>
      <Button onClick={stop}>{words.stop}</Button>
    </div>
  )
}

function Report({ texts, report }: { texts: Texts['verify']; report: EvidenceReport }) {
  const words = texts.stream
  const findings = [...report.findings, ...report.streams.flatMap((stream) => stream.findings)]
  return (
    <>
      <Verdict {...verdictOf(words, report, findings)} />
      <Findings words={words} findings={findings} />
      {report.streams.map((stream) => (
        <Verified key={stream.stream} words={words} stream={stream} />
      ))}
      {report.absent.map((number) => (
        <p key={number} className="verifier-hint">
          {fill(words.absent, { number })}
        </p>
      ))}
    </>
  )
}

function verdictOf(words: Words, { streams }: EvidenceReport, findings: readonly Finding[]) {
  if (findings.length > 0) {
    return { kind: 'differs' as const, title: words.differs, text: words.differsMeans }
  }
  const isWhole = streams.length > 0 && streams.every(({ revealed }) => revealed)
  if (!isWhole) return { kind: 'alone' as const, title: words.soFar, text: words.soFarMeans }
  const isKept = streams.every(({ compared }) => compared.hashes > 0)
  return isKept
    ? { kind: 'agrees' as const, title: words.agrees, text: words.agreesMeans }
    : { kind: 'alone' as const, title: words.alone, text: words.aloneMeans }
}

function Findings({ words, findings }: { words: Words; findings: readonly Finding[] }) {
  const { language } = useHouse()
  if (findings.length === 0) return null
  return (
    <div>
      <h3>{words.findingsHeading}</h3>
      <ul className="stream-findings">
        {grouped(findings).map(({ finding, count }) => (
          <li key={`${finding.stream} ${finding.code}`}>
            {findingWords(words.findings, finding)}{' '}
            {count > 1 ? fillCounted(words.more, count - 1, language) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Verified({ words, stream }: { words: Words; stream: StreamReport }) {
  const { language } = useHouse()
  return (
    <div>
      <h3>{fill(words.streamOf, { number: stream.stream })}</h3>
      <p className="verifier-hint">{words.checkedHeading}</p>
      <ul className="stream-checked">
        {whatWasVerified(words, stream, language).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

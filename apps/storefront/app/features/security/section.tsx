import { Button } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { type ReactNode, useId } from 'react'
import { useBackOnline } from '../../shell/session/use-back-online.ts'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly heading: string
  readonly text: string
  readonly children?: ReactNode
}

/** A part of the page: what it is about on one side, what can be done on the other. */
export function Section({ heading, text, children }: Props) {
  const id = useId()
  return (
    <section className="security-section" aria-labelledby={id}>
      <div className="security-about">
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="security-does">{children}</div>
    </section>
  )
}

export function Loading({ texts, rows = 1 }: { texts: Texts['security']; rows?: number }) {
  return (
    <ul className="security-list security-bones" aria-busy="true" aria-label={texts.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <li key={`bone ${row}`} className="security-row">
          <Bone />
        </li>
      ))}
    </ul>
  )
}

interface FailedProps {
  readonly texts: Texts['security']
  readonly sentence: string
  again(): void
}

export function Failed({ texts, sentence, again }: FailedProps) {
  useBackOnline(again)
  return (
    <div className="security-failed">
      <p>{sentence}</p>
      <Button size="small" onClick={again}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

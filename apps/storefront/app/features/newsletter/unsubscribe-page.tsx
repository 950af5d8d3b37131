import { Button, buttonClass } from '@fairhouse/ui/button'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { useWriting } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import './unsubscribe-page.css'

type Stage = 'asking' | 'busy' | 'failed' | 'done' | 'invalid'

interface Props {
  readonly texts: Texts['newsletter']
  readonly token: string
}

/** What the link at the end of a letter leads to. Only the button unsubscribes: whatever fetches links has not been asked. */
export function UnsubscribePage({ texts, token }: Props) {
  const client = useClient()
  const [stage, setStage] = useState<Stage>('asking')
  const outcome = useRef<HTMLDivElement>(null)
  const isOver = stage === 'done' || stage === 'invalid'
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOver) outcome.current?.focus()
  }, [isOver])

  const unsubscribe = async (): Promise<void> => {
    setStage('busy')
    const answer = await client.ask('unsubscribeNewsletter', { token }, { shows: ['notFound'] })
    if (answer.ok) setStage('done')
    else setStage(answer.failure.code === 'NOT_FOUND' ? 'invalid' : 'failed')
  }
  if (!isOver) {
    const ask = { busy: stage === 'busy', unsubscribe: () => void unsubscribe() }
    return <Question texts={texts} failed={stage === 'failed'} {...ask} />
  }
  return (
    <div ref={outcome} tabIndex={-1} className="unsubscribe-outcome">
      <FullPage title={texts[`${stage}Heading`]} text={texts[`${stage}Text`]}>
        <ToGames texts={texts} first />
      </FullPage>
    </div>
  )
}

interface QuestionProps {
  readonly texts: Texts['newsletter']
  readonly failed: boolean
  readonly busy: boolean
  unsubscribe(): void
}

const Question = ({ texts, failed, busy, unsubscribe }: QuestionProps) => (
  <FullPage title={texts.askHeading} text={texts.askText}>
    <Button rank="first" busy={busy} onClick={unsubscribe}>
      {texts.unsubscribe}
    </Button>
    <ToGames texts={texts} />
    <p className="unsubscribe-fault" role="alert">
      {failed ? texts.failedText : ''}
    </p>
  </FullPage>
)

function ToGames({ texts, first = false }: { texts: Texts['newsletter']; first?: boolean }) {
  const { path } = useWriting()
  return (
    <Link className={buttonClass({ rank: first ? 'first' : 'second' })} to={path('/lobby')}>
      {first ? texts.toGames : texts.stay}
    </Link>
  )
}

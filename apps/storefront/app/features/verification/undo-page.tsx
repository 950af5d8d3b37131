import { undoEmailDays } from '@fairhouse/contract/limits'
import { Button, buttonClass } from '@fairhouse/ui/button'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { NarrowPage } from '../forms/narrow-page.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import { useFreshness } from '../../shell/session/freshness-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

type State = 'undone' | 'taken' | 'expired' | 'invalid'

/** For who reads at the old address that it was given up: says what will happen, and does it on one press. */
export function UndoPage({ texts, token }: { texts: Texts['verification']; token: string }) {
  const client = useClient()
  const freshness = useFreshness()
  const [stage, setStage] = useState<State | 'reading' | 'asking'>('reading')
  async function undo(): Promise<void> {
    setStage('asking')
    const wasLogged = client.status.get().isLogged
    const answer = await client.ask('undoEmailChange', { token })
    if (answer.ok && wasLogged && !answer.reply.userStatus.isLogged) freshness.signedOut()
    setStage(answer.ok ? answer.reply.state : 'reading')
  }
  if (stage !== 'reading' && stage !== 'asking') return <Outcome texts={texts} state={stage} />
  return (
    <NarrowPage heading={texts.undoHeading} lead={texts.undoText}>
      <ul className="narrow-points">
        {texts.undoPoints.map((point) => (
          <li key={point}>
            <Check size={20} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <div className="narrow-ways">
        <Button rank="first" size="large" busy={stage === 'asking'} onClick={() => void undo()}>
          {stage === 'asking' ? texts.undoing : texts.undo}
        </Button>
      </div>
    </NarrowPage>
  )
}

function Outcome({ texts, state }: { texts: Texts['verification']; state: State }) {
  const { path } = useWriting()
  const words = {
    undone: [texts.undoneTitle, texts.undoneText],
    taken: [texts.takenTitle, texts.takenText],
    expired: [texts.undoExpiredTitle, fill(texts.undoExpiredText, { days: undoEmailDays })],
    invalid: [texts.undoInvalidTitle, texts.undoInvalidText],
  } as const
  const [title, text] = words[state]
  return (
    <FullPage title={title} text={text}>
      <Link className={buttonClass({ rank: 'first' })} to={path('/login')}>
        {texts.logIn}
      </Link>
    </FullPage>
  )
}

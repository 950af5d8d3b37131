import { Button } from '@fairhouse/ui/button'
import { useRef, useState } from 'react'
import { useSitting } from '../shell/sitting.tsx'
import { twoPeople as texts } from '../texts/two-people.ts'

interface Props {
  /** What is decided on, in a few words: buttons of many rows are told apart by it. */
  readonly what: string
  /** Whoever asked may only take it back. */
  readonly askedBy: string
  /** @returns whether it is decided now; a refusal is told by whoever holds the list. */
  readonly decide: (approve: boolean) => Promise<boolean>
}

/** Approves or declines what somebody else asked for. The first press counts: no other one is heard until it was refused, or the list comes anew. */
export function TwoPeople({ what, askedBy, decide }: Props) {
  const { name } = useSitting()
  const [pressed, setPressed] = useState<'approve' | 'decline' | null>(null)
  // Two presses may come before the first is drawn.
  const isAsking = useRef(false)
  const press = async (choice: 'approve' | 'decline') => {
    if (isAsking.current) return
    isAsking.current = true
    setPressed(choice)
    if (await decide(choice === 'approve')) return
    isAsking.current = false
    setPressed(null)
  }
  return (
    <span className="acts">
      {askedBy === name ? null : (
        <Button
          size="small"
          rank="first"
          aria-label={texts.approveOf(what)}
          busy={pressed === 'approve'}
          onClick={() => void press('approve')}
        >
          {texts.approve}
        </Button>
      )}
      <Button
        size="small"
        aria-label={texts.declineOf(what)}
        busy={pressed === 'decline'}
        onClick={() => void press('decline')}
      >
        {texts.decline}
      </Button>
    </span>
  )
}

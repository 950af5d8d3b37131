import { Button } from '@fairhouse/ui/button'
import { useBackOnline } from '../session/use-back-online.ts'
import './load-again.css'

interface Props {
  readonly texts: { readonly tryAgain: string }
  /** Why it could not be loaded. */
  readonly sentence: string
  again(): void
}

/** In place of what a page is about when it could not be loaded; asks again by itself once there is a connection. */
export function LoadAgain({ texts, sentence, again }: Props) {
  useBackOnline(again)
  return (
    <div className="load-again">
      <p>{sentence}</p>
      <Button size="small" onClick={again}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

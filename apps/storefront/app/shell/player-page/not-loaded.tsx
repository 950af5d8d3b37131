import { Button } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { WifiOff } from 'lucide-react'
import type { ReactElement } from 'react'
import { useBackOnline } from '../session/use-back-online.ts'

interface Again {
  readonly texts: {
    readonly errorTitle: string
    readonly tryAgain: string
  }
  again(): void
}

/** In place of a list that could not be loaded. @param sentence why. */
export function Failed({
  texts,
  sentence,
  picture,
  again,
}: Again & { readonly sentence: string; readonly picture: ReactElement }) {
  return (
    <State title={texts.errorTitle} text={sentence} picture={picture}>
      <Button onClick={again}>{texts.tryAgain}</Button>
    </State>
  )
}

/** In place of a list while there is no connection; asks again by itself when there is one. */
export function Offline({
  texts,
  again,
}: {
  readonly texts: {
    readonly offlineTitle: string
    readonly offlineText: string
    readonly tryAgain: string
  }
  again(): void
}) {
  useBackOnline(again)
  return (
    <State title={texts.offlineTitle} text={texts.offlineText} picture={<WifiOff size={56} />}>
      <Button onClick={again}>{texts.tryAgain}</Button>
    </State>
  )
}

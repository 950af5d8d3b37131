import type { SharedRound } from '@fairhouse/contract/entities/shared-round'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { useShared } from './use-shared.ts'
import { useStatus } from '../../shell/session/client-context.tsx'

interface Props {
  readonly texts: Texts['sharing']
  readonly shared: SharedRound
}

/** For the player who shares it: the way back. Nothing for anybody else. */
export function OwnRound(props: Props) {
  return useStatus().isLogged ? <IfOwn {...props} /> : null
}

function IfOwn({ texts, shared: { summary } }: Props) {
  const sharing = useShared()
  const navigate = useNavigate()
  const { path } = useWriting()
  const [busy, setBusy] = useState(false)
  if (sharing.isShared(summary.id) !== true) return null
  const stop = async (): Promise<void> => {
    setBusy(true)
    if (await sharing.turn(summary.id, false)) await navigate(path('/my-bets'))
    setBusy(false)
  }
  return (
    <p className="shared-round-own">
      {texts.yours}{' '}
      <Button type="button" size="small" busy={busy} onClick={() => void stop()}>
        {texts.stop}
      </Button>
    </p>
  )
}

import { Button } from '@fairhouse/ui/button'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { fill } from '../language/say.ts'
import { useHouse } from '../house/house.tsx'
import { useClient } from '../session/client-context.tsx'
import { useFreshness } from '../session/freshness-context.tsx'

interface Props {
  /** Where to go on, with its language prefix: mostly the game that was pressed. */
  readonly to: string
  readonly size?: 'large'
  readonly rank?: 'first' | 'second'
  readonly describedBy?: string
}

/** One press, and who visits plays for play money: nothing is asked. Nothing at all where the rules take no guests. */
export const GuestWay = (props: Props) => (useHouse().guestPlay ? <Press {...props} /> : null)

function Press({ to, size, rank = 'first', describedBy }: Props) {
  const { frame } = useHouse()
  const client = useClient()
  const freshness = useFreshness()
  const [busy, setBusy] = useState(false)
  const press = async (): Promise<void> => {
    setBusy(true)
    const { enterAsGuest } = await import('./enter-as-guest.ts')
    if (!(await enterAsGuest({ client, freshness, to }))) setBusy(false)
  }
  return (
    <Button
      rank={rank}
      {...(size && { size })}
      busy={busy}
      aria-describedby={describedBy}
      onClick={() => void press()}
    >
      <Play aria-hidden="true" size={20} fill="currentColor" />
      {frame.playFree}
    </Button>
  )
}

/** What pressing means, in small letters. */
export function GuestMeans({ id }: { readonly id?: string }) {
  const { frame, guestPlay, minAge } = useHouse()
  return guestPlay ? (
    <small className="guest-means" id={id}>
      {fill(frame.guestMeans, { age: String(minAge) })}
    </small>
  ) : null
}

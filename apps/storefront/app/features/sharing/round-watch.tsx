import type { SharedRound } from '@fairhouse/contract/entities/shared-round'
import { buttonClass } from '@fairhouse/ui/button'
import { Play } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['sharing']
  readonly shared: SharedRound
}

/** The way to the replay in the game itself. A game opens for players only, and shows amounts in the money they play with. */
export function RoundWatch({ texts, shared: { summary } }: Props) {
  const status = useStatus()
  const { path } = useWriting()
  const { pathname } = useLocation()
  const { uri, id, currency } = summary
  if (!status.isLogged) {
    return (
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/login')}?source=${encodeURIComponent(pathname)}`}
      >
        <Play aria-hidden="true" size={18} /> {texts.watchSignIn}
      </Link>
    )
  }
  if (status.currency !== currency) return <p className="shared-round-hint">{texts.watchOther}</p>
  return (
    <a className={buttonClass({ rank: 'first' })} href={`${path(`/${uri}`)}?replay=${id}`}>
      <Play aria-hidden="true" size={18} /> {texts.watch}
    </a>
  )
}

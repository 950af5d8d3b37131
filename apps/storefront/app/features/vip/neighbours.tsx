import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { VipName } from '../content/facts.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['vip']
  /** The levels beside this one; null: there is none. */
  readonly below: VipName | null
  readonly above: VipName | null
}

/** The ways from a level to the next ones. */
export function Neighbours({ texts, below, above }: Props) {
  const { path } = useWriting()
  return (
    <nav className="vip-neighbours" aria-label={texts.otherLevels}>
      {below === null ? (
        <span />
      ) : (
        <Link to={path(`/vip-program/${below}`)}>
          <ArrowLeft aria-hidden="true" size={18} /> {texts.levels[below]}
        </Link>
      )}
      {above === null ? null : (
        <Link to={path(`/vip-program/${above}`)}>
          {texts.levels[above]} <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
    </nav>
  )
}

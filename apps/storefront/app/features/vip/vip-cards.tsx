import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { VipName } from '../content/facts.ts'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Banner } from './films.server.ts'
import { VipPicture } from './vip-banner.tsx'
import './vip.css'

export interface VipCard {
  readonly name: VipName
  /** Lifetime turnover that reaches it, as the reader's language writes it. */
  readonly turnover: string
  readonly banner: Banner
}

interface Props {
  readonly texts: Texts['vip']
  /** Lowest first: the place is the `vipLevel` of the user status, less one. */
  readonly levels: readonly VipCard[]
}

/** The ways to the levels, and which of them the player has. */
export function VipCards({ texts, levels }: Props) {
  const status = useStatus()
  const { path } = useWriting()
  const mine = status.isLogged ? levels[status.vipLevel - 1] : null
  return (
    <>
      {mine === null ? null : (
        <p className="vip-mine">
          {fill(texts.mine, { level: mine ? texts.levels[mine.name] : texts.noLevel })}
        </p>
      )}
      <ul className="vip-cards">
        {levels.map(({ name, turnover, banner }) => (
          <li key={name}>
            <Link className="vip-card night" to={path(`/vip-program/${name}`)} prefetch="intent">
              <VipPicture banner={banner} sizes="(width >= 53.75em) 24rem, 100vw" />
              <span className="vip-card-words">
                <b>{texts.levels[name]}</b>
                <span>{fill(texts.from, { turnover })}</span>
              </span>
              <ChevronRight aria-hidden="true" size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

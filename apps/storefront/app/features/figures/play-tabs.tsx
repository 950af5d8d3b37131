import { NavLink } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import './play-tabs.css'

/** From the rounds of the player to their figures, and back. */
export function PlayTabs({ texts }: { texts: Texts['bets']['tabs'] }) {
  const { path } = useWriting()
  return (
    <nav className="play-tabs" aria-label={texts.label}>
      <NavLink className="play-tab" to={path('/my-bets')} end>
        {texts.rounds}
      </NavLink>
      <NavLink className="play-tab" to={path('/my-bets/figures')}>
        {texts.figures}
      </NavLink>
    </nav>
  )
}

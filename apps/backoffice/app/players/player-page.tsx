import type { ReactNode } from 'react'
import { NavLink, useParams } from 'react-router'
import { State } from '@fairhouse/ui/state'
import { Loaded } from '../parts/loaded.tsx'
import { Tag } from '../parts/values.tsx'
import { player as texts } from '../texts/player.ts'
import { shell } from '../texts/texts.ts'
import { useCall } from '../use-call.ts'
import { Acts } from './acts.tsx'
import { Identity } from './identity-part.tsx'
import { Bonuses, Payments } from './money-parts.tsx'
import { Overview } from './overview.tsx'
import { Complaints, Limits, Loyalty, Messages } from './other-parts.tsx'
import { Links, Notes, Sessions, Timeline } from './people-parts.tsx'
import { Round } from './round.tsx'
import { Rounds } from './rounds.tsx'
import type { Summary } from './summary.ts'

interface PartProps {
  readonly summary: Summary
  readonly reload: () => void
}

type PartName = keyof typeof texts.parts

const parts: Readonly<Record<PartName, (props: PartProps) => ReactNode>> = {
  overview: (props) => <Overview {...props} />,
  rounds: ({ summary }) => <Rounds player={summary.player} />,
  payments: ({ summary }) => <Payments player={summary.player} />,
  bonuses: ({ summary }) => <Bonuses player={summary.player} />,
  limits: ({ summary }) => <Limits player={summary.player} />,
  loyalty: ({ summary }) => <Loyalty player={summary.player} />,
  identity: ({ summary }) => <Identity player={summary.player} />,
  messages: ({ summary }) => <Messages player={summary.player} />,
  complaints: ({ summary }) => <Complaints player={summary.player} />,
  notes: ({ summary }) => <Notes player={summary.player} />,
  links: ({ summary }) => <Links player={summary.player} />,
  sessions: ({ summary }) => <Sessions player={summary.player} />,
  timeline: ({ summary }) => <Timeline player={summary.player} />,
}

const isPart = (name: string): name is PartName => Object.hasOwn(parts, name)
const names = Object.keys(parts).filter(isPart)

/** All that is known of a player, part by part, and what can be done. */
export function PlayerPage() {
  const { player: number = '', part = 'overview', round } = useParams()
  const id = /^[1-9][0-9]{0,14}$/.test(number) ? Number(number) : null
  if (id === null || !isPart(part))
    return <State title={shell.notFound} text={shell.notFoundText} />
  return <Shown key={id} player={id} part={part} round={round} />
}

function Shown({
  player,
  part,
  round,
}: {
  player: number
  part: PartName
  round: string | undefined
}) {
  const { state, reload } = useCall('playerSummary', { player })
  return (
    <Loaded state={state}>
      {(summary) => (
        <>
          <Top summary={summary} reload={reload} />
          <nav className="tabs" aria-label={texts.tabs}>
            {names.map((name) => (
              <NavLink
                key={name}
                to={name === 'overview' ? `/players/${player}` : `/players/${player}/${name}`}
                end={name === 'overview'}
              >
                {texts.parts[name]}
              </NavLink>
            ))}
          </nav>
          {round === undefined ? (
            parts[part]({ summary, reload })
          ) : (
            <Round player={player} round={round} />
          )}
        </>
      )}
    </Loaded>
  )
}

function Top({ summary, reload }: PartProps) {
  return (
    <div className="player-top">
      <div>
        <h1>
          {summary.login} <span className="quiet">{summary.player}</span>
        </h1>
        <p className="tags">
          <Tag word={summary.playsFor} />
          {summary.suspended ? <Tag word="suspended" kind="now" /> : null}
          {summary.breaks.map((one) => (
            <Tag key={one} word={one} kind="now" />
          ))}
          {summary.flags.map(({ id, kind }) => (
            <Tag key={id} word={kind} kind="now" />
          ))}
        </p>
      </div>
      <Acts summary={summary} reload={reload} />
    </div>
  )
}

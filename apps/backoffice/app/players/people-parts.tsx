import { Link } from 'react-router'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Moment, Tag, Tags } from '../parts/values.tsx'
import { player as texts } from '../texts/player.ts'
import { inWords, titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'

const { heads, none, parts } = texts

interface Props {
  readonly player: number
}

export function Notes({ player }: Props) {
  const { state } = useCall('playerNotes', { player })
  return (
    <Panel title={parts.notes}>
      <Loaded state={state}>
        {({ notes }) => (
          <Table
            name={parts.notes}
            heads={[heads.when, heads.staff, heads.text]}
            rows={notes.map(({ id, at, staff, text }) => ({
              key: id,
              cells: [<Moment key="at" at={at} />, staff, text],
            }))}
            none={none.notes}
          />
        )}
      </Loaded>
    </Panel>
  )
}

export function Links({ player }: Props) {
  const { state } = useCall('playerLinks', { player })
  return (
    <Panel title={parts.links}>
      <Loaded state={state}>
        {({ links }) => (
          <Table
            name={parts.links}
            heads={[heads.player, heads.sharing, heads.state]}
            rows={links.map(({ player: other, login, by, suspended }) => ({
              key: String(other),
              cells: [
                <Link key="player" to={`/players/${other}`}>
                  {login} <span className="quiet">{other}</span>
                </Link>,
                <Tags key="by" words={by} />,
                suspended ? <Tag key="state" word="suspended" kind="now" /> : texts.open,
              ],
            }))}
            none={none.links}
          />
        )}
      </Loaded>
    </Panel>
  )
}

export function Sessions({ player }: Props) {
  const { state } = useCall('playerSessions', { player })
  return (
    <Panel title={parts.sessions}>
      <Loaded state={state}>
        {({ sessions }) => (
          <Table
            name={parts.sessions}
            heads={[heads.when, heads.address, heads.browser, texts.lastSeen, heads.ended]}
            rows={sessions.map((one) => ({
              key: one.id,
              cells: [
                <Moment key="at" at={one.at} />,
                <span key="address" className="code">
                  {one.address}
                </span>,
                one.browser,
                <Moment key="seen" at={one.seenAt} />,
                one.endedAt === null ? (
                  <Tag key="ended" word="signedIn" kind="good" />
                ) : (
                  <span key="ended">
                    <Moment at={one.endedAt} /> ({inWords(one.endedBy ?? '')})
                  </span>
                ),
              ],
            }))}
            none={none.sessions}
          />
        )}
      </Loaded>
    </Panel>
  )
}

export function Timeline({ player }: Props) {
  const { state } = useCall('playerTimeline', { player })
  return (
    <Panel title={parts.timeline}>
      <Loaded state={state}>
        {({ events }) => (
          <Table
            name={parts.timeline}
            heads={[heads.when, heads.what, heads.details]}
            rows={events.map(({ at, kind, what }, place) => ({
              key: `${place} ${at}`,
              cells: [<Moment key="at" at={at} />, titled(kind), what],
            }))}
            none={none.timeline}
          />
        )}
      </Loaded>
    </Panel>
  )
}

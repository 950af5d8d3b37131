import type { PlayerStanding } from '@fairhouse/contract/backoffice/segments'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { ask } from '../ask.ts'
import { Choice } from '../parts/choice.tsx'
import { PagesOf } from '../parts/pages-of.tsx'
import { SavedViews } from '../parts/saved-views.tsx'
import { Table } from '../parts/table.tsx'
import { useChoices } from '../parts/use-choices.ts'
import { Moment, Money, Tags } from '../parts/values.tsx'
import { players as texts } from '../texts/segments.ts'
import { useCall } from '../use-call.ts'

/** Players, narrowed by a segment and a tag; the address keeps the choice. */
export function PlayersPage() {
  const { chosen, choose } = useChoices()
  const known = useCall('segments', {})
  const { segments, tags } =
    known.state.type === 'done' ? known.state.reply : { segments: [], tags: [] }
  const [segment, tag] = [chosen('segment'), chosen('tag')]
  const load = useCallback(
    (before: string | null) => ask('players', { segment, tag, before }),
    [segment, tag],
  )
  const { heads } = texts
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <SavedViews place="players" />
      <form className="asked" onSubmit={(event) => event.preventDefault()}>
        <Choice
          label={texts.segment}
          name="segment"
          value={segment ?? ''}
          choices={[['', texts.all], ...segments.map(({ id, name }) => [id, name] as const)]}
          onChange={choose('segment')}
        />
        <Choice
          label={texts.tag}
          name="tag"
          value={tag ?? ''}
          choices={[['', texts.anyTag], ...tags.map((one) => [one.tag, one.tag] as const)]}
          onChange={choose('tag')}
        />
      </form>
      <section className="panel">
        <PagesOf load={load}>
          {(rows) => (
            <Table
              name={texts.title}
              heads={[
                heads.player,
                heads.country,
                heads.level,
                heads.registered,
                heads.seen,
                { name: heads.paidIn, isNumber: true },
                { name: heads.net, isNumber: true },
                heads.tags,
              ]}
              rows={rows.map((one) => ({ key: String(one.player), cells: cellsOf(one) }))}
              none={texts.none}
            />
          )}
        </PagesOf>
      </section>
    </>
  )
}

const cellsOf = (one: PlayerStanding) => [
  <Link key="player" to={`/players/${one.player}`}>
    {one.login}
  </Link>,
  one.country,
  one.level,
  <Moment key="registered" at={one.registeredAt} />,
  <Moment key="seen" at={one.seenAt} />,
  <Money key="in" units={one.paidIn} currency="USD" />,
  <Money key="net" units={one.net} currency="USD" />,
  <Tags key="tags" words={one.tags} />,
]

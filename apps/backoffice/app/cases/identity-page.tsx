import { Link } from 'react-router'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { Moment } from '../parts/values.tsx'
import { identity as texts } from '../texts/cases.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'

/** Identity checks that wait for somebody; each is decided on the page of its player. */
export function IdentityPage() {
  const { state } = useCall('identityChecks', {})
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <section className="panel">
        <Loaded state={state}>
          {({ checks, more }) => (
            <>
              <Table
                name={texts.title}
                heads={[texts.heads.since, texts.heads.player, texts.heads.cause]}
                rows={checks.map(({ player, login, cause, since }) => ({
                  key: String(player),
                  cells: [
                    <Moment key="since" at={since} />,
                    <Link key="player" to={`/players/${player}/identity`}>
                      {login}
                    </Link>,
                    titled(cause),
                  ],
                }))}
                none={texts.none}
              />
              {more ? <p className="quiet">{texts.more}</p> : null}
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

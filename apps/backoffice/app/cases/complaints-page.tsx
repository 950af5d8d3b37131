import { Link } from 'react-router'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { Moment } from '../parts/values.tsx'
import { complaints as texts } from '../texts/cases.ts'
import { useCall } from '../use-call.ts'

/** Complaints for which an answer is owed. */
export function ComplaintsPage() {
  const { state } = useCall('complaints', {})
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <section className="panel">
        <Loaded state={state}>
          {({ complaints, more }) => (
            <>
              <Table
                name={texts.title}
                heads={[texts.number, texts.due, texts.about, texts.state, texts.player]}
                rows={complaints.map((one) => ({
                  key: one.number,
                  cells: [
                    <Link key="number" to={`/complaints/${one.number}`}>
                      {one.number}
                    </Link>,
                    <span key="due">
                      <Moment at={one.dueAt} />{' '}
                      {one.late ? <span className="tag tag-now">{texts.late}</span> : null}
                    </span>,
                    texts.subjects[one.subject],
                    texts.states[one.state],
                    <Link key="player" to={`/players/${one.player}`}>
                      {one.login}
                    </Link>,
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

import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { wholeNumber } from '../parts/values.tsx'
import { tournaments as texts } from '../texts/promotions.ts'
import { useCall } from '../use-call.ts'
import { nameOf } from './tournaments-page.tsx'

/** The places of a tournament, as they stand when they are asked for. */
export function BoardPage() {
  const id = Number(useParams()['tournament'])
  const [page, setPage] = useState(1)
  const { state, reload } = useCall('tournamentBoard', { id, page })
  const list = useCall('tournaments', {})
  const known =
    list.state.type === 'done'
      ? list.state.reply.tournaments.find((one) => one.id === id)
      : undefined
  return (
    <>
      <h1>
        {known === undefined ? texts.board : nameOf(known)}{' '}
        <span className="quiet">{texts.board}</span>
      </h1>
      <p className="acts">
        <Link to="/tournaments">{texts.all}</Link>
        <Button size="small" onClick={reload}>
          {texts.refresh}
        </Button>
      </p>
      <section className="panel">
        <Loaded state={state}>
          {({ rows, more }) => (
            <>
              <Table
                name={texts.board}
                heads={[
                  { name: texts.place, isNumber: true },
                  texts.player,
                  { name: texts.score, isNumber: true },
                  { name: texts.rounds, isNumber: true },
                ]}
                rows={rows.map((row) => ({
                  key: String(row.place),
                  cells: [
                    wholeNumber(row.place),
                    <Link key="player" to={`/players/${row.player}`}>
                      {row.login}
                    </Link>,
                    (row.score / 100).toFixed(2),
                    wholeNumber(row.rounds),
                  ],
                }))}
                none={texts.boardNone}
              />
              <p className="acts">
                {page > 1 ? (
                  <Button size="small" onClick={() => setPage(page - 1)}>
                    {texts.previous}
                  </Button>
                ) : null}
                {more ? (
                  <Button size="small" onClick={() => setPage(page + 1)}>
                    {texts.next}
                  </Button>
                ) : null}
              </p>
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

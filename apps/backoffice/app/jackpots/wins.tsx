import { Link } from 'react-router'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { Moment, Money, wholeNumber } from '../parts/values.tsx'
import { books as texts } from '../texts/books.ts'
import { useCall } from '../use-call.ts'

/** The newest jackpots that were won. */
export function Wins() {
  const { state } = useCall('jackpotWins', {})
  return (
    <Loaded state={state}>
      {({ wins }) => (
        <Table
          name={texts.wins}
          heads={[
            texts.when,
            texts.meter,
            { name: texts.run, isNumber: true },
            texts.jackpot,
            { name: texts.amount, isNumber: true },
            texts.player,
            texts.game,
          ]}
          rows={wins.map((win) => ({
            key: `${win.meter} ${win.currency} ${win.run}`,
            cells: [
              <Moment key="at" at={win.at} />,
              win.meter,
              wholeNumber(win.run),
              win.jackpot,
              <Money key="amount" units={win.amount} currency={win.currency} />,
              <Link key="player" to={`/players/${win.player}`}>
                {win.player}
              </Link>,
              win.game,
            ],
          }))}
          none={texts.winsNone}
        />
      )}
    </Loaded>
  )
}

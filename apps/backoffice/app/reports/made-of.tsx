import { moneyKinds } from '@fairhouse/contract/backoffice/fields'
import { gameSources } from '@fairhouse/contract/backoffice/reports'
import { type ReactNode, useCallback } from 'react'
import { Link, useParams } from 'react-router'
import { ask } from '../ask.ts'
import { PagesOf } from '../parts/pages-of.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Moment, Money } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { reports as texts } from '../texts/reports.ts'
import { inWords, titled } from '../texts/words.ts'

/** The movements of the ledger that a sum of a day is made of. */
export function MovementsPage() {
  const { day = '', money: named = '', reason = '' } = useParams()
  const money = moneyKinds.find((kind) => kind === named) ?? 'real'
  const load = useCallback(
    async (before: string | null) => {
      const answer = await ask('reportMovements', { day, money, reason, before })
      return answer.type === 'done'
        ? { ...answer, reply: { rows: answer.reply.movements, next: answer.reply.next } }
        : answer
    },
    [day, money, reason],
  )
  return (
    <MadeOf day={day} title={`${titled(reason)}, ${inWords(money)}`}>
      <PagesOf load={load}>
        {(movements) => (
          <Table
            name={texts.movements}
            heads={[texts.when, texts.player, { name: texts.amount, isNumber: true }]}
            rows={movements.map((one) => ({
              key: one.id,
              cells: [
                <Moment key="at" at={one.at} />,
                <Player key="player" {...one} />,
                <Money
                  key="amount"
                  units={one.amount}
                  currency={money === 'play' ? 'CREDIT' : 'USD'}
                />,
              ],
            }))}
            none={texts.none}
          />
        )}
      </PagesOf>
    </MadeOf>
  )
}

/** The rounds that a game's figures of a day are made of. */
export function RoundsPage() {
  const { day = '', source: named = '', game = '' } = useParams()
  const source = gameSources.find((one) => one === named) ?? 'own'
  const gameId = Number.parseInt(game, 10) || 0
  const load = useCallback(
    async (before: string | null) => {
      const answer = await ask('reportRounds', { day, source, gameId, before })
      return answer.type === 'done'
        ? { ...answer, reply: { rows: answer.reply.rounds, next: answer.reply.next } }
        : answer
    },
    [day, source, gameId],
  )
  return (
    <MadeOf day={day} title={texts.rounds}>
      <PagesOf load={load}>
        {(rounds) => (
          <Table
            name={texts.rounds}
            heads={[
              texts.when,
              texts.player,
              { name: texts.stake, isNumber: true },
              { name: texts.payout, isNumber: true },
            ]}
            rows={rounds.map((one) => ({
              key: one.id,
              cells: [
                <Moment key="at" at={one.at} />,
                <Player key="player" {...one} />,
                <Money key="stake" units={one.stake} currency={one.currency} />,
                <Money key="payout" units={one.payout} currency={one.currency} />,
              ],
            }))}
            none={texts.none}
          />
        )}
      </PagesOf>
    </MadeOf>
  )
}

/** Whoever may not read about players sees their numbers. */
function Player({ player, login }: { player: number; login: string }) {
  const may = useMay()
  if (!may('readPlayers')) return String(player)
  return (
    <Link to={`/players/${player}`}>
      {login} <span className="quiet">{player}</span>
    </Link>
  )
}

function MadeOf({ day, title, children }: { day: string; title: string; children: ReactNode }) {
  return (
    <>
      <p>
        <Link to={`/reports/${day}`}>{day}</Link>
      </p>
      <h1>{title}</h1>
      <Panel title={day}>{children}</Panel>
    </>
  )
}

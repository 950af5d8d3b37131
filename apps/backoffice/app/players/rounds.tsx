import { useCallback } from 'react'
import { Link } from 'react-router'
import { ask, type ReplyOf } from '../ask.ts'
import { PagesOf } from '../parts/pages-of.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Moment, Money, Tag } from '../parts/values.tsx'
import { player as texts } from '../texts/player.ts'

const { heads } = texts

/** Rounds in own games, in those of providers and in rooms, the newest first. */
export function Rounds({ player }: { player: number }) {
  const load = useCallback(
    async (before: string | null) => {
      const answer = await ask('playerRounds', { player, before })
      return answer.type === 'done'
        ? { ...answer, reply: { rows: answer.reply.rounds, next: answer.reply.next } }
        : answer
    },
    [player],
  )
  return (
    <Panel title={texts.parts.rounds}>
      <PagesOf load={load}>
        {(rounds) => (
          <Table
            name={texts.parts.rounds}
            heads={[
              heads.when,
              heads.game,
              { name: heads.stake, isNumber: true },
              { name: heads.payout, isNumber: true },
              { name: heads.bonusPaid, isNumber: true },
              heads.state,
            ]}
            rows={rounds.map((one) => ({ key: one.id, cells: cellsOf(player, one) }))}
            none={texts.none.rounds}
          />
        )}
      </PagesOf>
    </Panel>
  )
}

const cellsOf = (player: number, one: ReplyOf<'playerRounds'>['rounds'][number]) => [
  one.where === 'own' ? (
    <Link key="at" to={`/players/${player}/rounds/${one.id}`}>
      <Moment at={one.at} />
    </Link>
  ) : (
    <Moment key="at" at={one.at} />
  ),
  one.where === 'own' ? one.game : `${one.game} (${one.where})`,
  <Money key="stake" units={one.stake} currency={one.currency} />,
  <Money key="payout" units={one.payout} currency={one.currency} />,
  one.fromBonus === 0 ? '' : <Money key="bonus" units={one.fromBonus} currency={one.currency} />,
  <Tag key="state" word={one.finished ? 'finished' : 'open'} />,
]

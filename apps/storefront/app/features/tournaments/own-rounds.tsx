import type { ScoredRound, TournamentShown } from '@fairhouse/contract/entities/tournament'
import { useState } from 'react'
import { useWriting } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['tournaments']
  readonly tournament: Pick<TournamentShown, 'id'>
}

/** The player's own rounds with what each scored and the way to its replay; asked for when they are opened. */
export function OwnRounds({ texts, tournament: { id } }: Props) {
  const client = useClient()
  const { number, path } = useWriting()
  const [rounds, setRounds] = useState<readonly ScoredRound[]>([])
  async function open(): Promise<void> {
    const answer = await client.ask('tournamentRounds', { id: String(id) }, { shows: [] })
    if (answer.ok) setRounds(answer.reply.rounds)
  }
  return (
    <details
      className="tournament-rounds"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void open()
      }}
    >
      <summary>{texts.myRounds}</summary>
      <ol>
        {rounds.map((round) => (
          <li key={round.id}>
            <a href={`${path(`/${round.uri}`)}?replay=${round.id}`}>{round.name}</a>
            <b className="amount">{number(round.score / 100, 2)}</b>
            <span>{round.counts ? texts.counts : texts.doesNot}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

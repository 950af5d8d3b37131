import type { BoardRow, TournamentShown } from '@fairhouse/contract/entities/tournament'
import { Button } from '@fairhouse/ui/button'
import { useEffect, useState } from 'react'
import { useWriting } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { everyMs } from './use-tournaments.ts'

interface Props {
  readonly texts: Texts['tournaments']
  readonly tournament: TournamentShown
}

const rowsAPage = 20

/** Who stands where, as many as were asked for. */
export function Board({ texts, tournament }: Props) {
  const { number } = useWriting()
  const [pages, setPages] = useState(1)
  const rows = useBoard(tournament, pages)
  if (tournament.players === 0) return <p className="tournament-note">{texts.boardNone}</p>
  return (
    <div className="tournament-board">
      <table>
        <caption>{texts.board}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{texts.login}</th>
            <th scope="col">{texts.roundsPlayed}</th>
            <th scope="col">{texts.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, login, score, rounds, isMine }) => (
            <tr key={place} data-mine={isMine || undefined}>
              <td className="amount">{number(place)}</td>
              <td>{isMine ? texts.you : login || texts.hidden}</td>
              <td className="amount">{number(rounds)}</td>
              <td className="amount">{number(score / 100, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < tournament.players && rows.length >= pages * rowsAPage ? (
        <Button size="small" onClick={() => setPages(pages + 1)}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  )
}

/** The first pages of a board, asked again while the page is looked at. */
function useBoard(tournament: TournamentShown, pages: number): readonly BoardRow[] {
  const client = useClient()
  const [rows, setRows] = useState<readonly BoardRow[]>([])
  const { id } = tournament
  const isEmpty = tournament.players === 0
  useEffect(() => {
    if (isEmpty) return
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const all: BoardRow[] = []
      for (let page = 1; page <= pages; page += 1) {
        const fields = { id: String(id), page: String(page) }
        // oxlint-disable-next-line no-await-in-loop -- page after page
        const answer = await client.ask('tournamentBoard', fields, {
          passive: true,
          shows: ['notFound'],
        })
        if (!answer.ok) return
        all.push(...answer.reply.rows)
      }
      if (!left.signal.aborted) setRows(all)
    }
    void ask()
    const again = setInterval(() => document.hidden || void ask(), everyMs)
    return () => {
      left.abort()
      clearInterval(again)
    }
  }, [client, id, isEmpty, pages])
  return rows
}

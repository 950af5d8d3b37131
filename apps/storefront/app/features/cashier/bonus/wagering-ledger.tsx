import type { WageredRound } from '@fairhouse/contract/entities/bonus'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { saveFile } from '@fairhouse/ui/save-file'
import type { Client } from '../../../shell/session/client.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { dayAndTime } from './grant-words.ts'
import { ledgerAsCsv } from './ledger-as-csv.ts'

interface Props {
  readonly texts: Texts['cashierBonus']
  readonly grantId: string
}

interface Read {
  readonly rounds: readonly WageredRound[]
  readonly total: number
}

/** Rounds that come meanwhile move the others on: what a page tells again is known already. */
const joined = (known: readonly WageredRound[], next: readonly WageredRound[]): WageredRound[] => {
  const ids = new Set(known.map(({ roundId }) => roundId))
  return [...known, ...next.filter(({ roundId }) => !ids.has(roundId))]
}

/** Every round of a bonus: who paid, what it counts, what was left. Asked for when somebody wants to see it. */
export function WageringLedger({ texts, grantId }: Props) {
  const client = useClient()
  const [read, setRead] = useState<
    (Read & { readonly pages: number; readonly hasMore: boolean }) | null
  >(null)
  const [busy, setBusy] = useState(false)
  const more = async (): Promise<void> => {
    setBusy(true)
    const pages = (read?.pages ?? 0) + 1
    const page = await pageOf(client, grantId, pages)
    if (page) {
      const rounds = joined(read?.rounds ?? [], page.rounds)
      setRead({ rounds, total: page.total, pages, hasMore: page.rounds.length === pageLength })
    }
    setBusy(false)
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    const rounds = await everyRound(client, grantId)
    saveFile(`bonus-${grantId.slice(0, 8)}.csv`, 'text/csv', [ledgerAsCsv(rounds, texts.ledger)])
    setBusy(false)
  }
  return (
    <details
      className="bonus-ledger"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && read === null && !busy) void more()
      }}
    >
      <summary>{texts.ledger.title}</summary>
      {read?.total === 0 ? <p className="bonus-quiet">{texts.ledger.none}</p> : null}
      {read && read.total > 0 ? (
        <>
          <Rows texts={texts} rounds={read.rounds} />
          <div className="bonus-doing">
            {read.hasMore ? (
              <Button size="small" busy={busy} onClick={() => void more()}>
                {texts.ledger.older}
              </Button>
            ) : null}
            <Button size="small" busy={busy} onClick={() => void save()}>
              {texts.ledger.save}
            </Button>
          </div>
        </>
      ) : null}
    </details>
  )
}

const pageLength = 50

async function pageOf(client: Client, grantId: string, page: number): Promise<Read | null> {
  const answer = await client.ask('wageringLedger', { grantId, page: String(page) })
  return answer.ok ? answer.reply : null
}

async function everyRound(client: Client, grantId: string): Promise<readonly WageredRound[]> {
  let all: WageredRound[] = []
  for (let number = 1; ; number++) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const page = await pageOf(client, grantId, number)
    if (page) all = joined(all, page.rounds)
    if (!page || page.rounds.length < pageLength) return all
  }
}

function Rows({ texts, rounds }: { texts: Props['texts']; rounds: readonly WageredRound[] }) {
  const { money } = useWriting()
  const { language } = useHouse()
  const { ledger } = texts
  const usd = (cents: number): string => money(cents, 'USD')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than a phone is scrolled by keys
    <div className="bonus-table" role="region" aria-label={ledger.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{ledger.at}</th>
            <th scope="col">{ledger.game}</th>
            <th scope="col">{ledger.bet}</th>
            <th scope="col">{ledger.fromBonus}</th>
            <th scope="col">{ledger.win}</th>
            <th scope="col">{ledger.counted}</th>
            <th scope="col">{ledger.left}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round.roundId}>
              <td>{dayAndTime(round.at, language)}</td>
              <td>{round.name}</td>
              <td>{usd(round.cost)}</td>
              <td>{usd(round.fromBonus)}</td>
              <td>{usd(round.payout)}</td>
              <td>{round.isFreeSpin ? texts.types.freeSpins : usd(round.counted)}</td>
              <td>{usd(round.left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

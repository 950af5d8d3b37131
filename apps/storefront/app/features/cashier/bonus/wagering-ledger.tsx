import type { WageredRound } from '@fairhouse/contract/entities/bonus'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { saveFile } from '@fairhouse/ui/save-file'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { dayAndTime } from './grant-words.ts'
import { everyRound } from './every-round.ts'
import { ledgerAsCsv } from './ledger-as-csv.ts'

interface Props {
  readonly texts: Texts['cashierBonus']
  readonly grantId: string
}

interface Read {
  readonly rounds: readonly WageredRound[]
  /** Where older ones go on; null: there are none. */
  readonly next: string | null
}

/** Every round of a bonus: who paid, what it counts, what was left. Asked for when somebody wants to see it. */
export function WageringLedger({ texts, grantId }: Props) {
  const client = useClient()
  const [read, setRead] = useState<Read | null>(null)
  const [busy, setBusy] = useState(false)
  const more = async (): Promise<void> => {
    setBusy(true)
    const before = read?.next ?? null
    const page = await client.ask('wageringLedger', {
      grantId,
      ...(before === null ? {} : { before }),
    })
    if (page.ok)
      setRead({ rounds: [...(read?.rounds ?? []), ...page.reply.rounds], next: page.reply.next })
    setBusy(false)
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    const rounds = await everyRound(grantId, {
      ask: (body, manner) => client.ask('wageringLedger', body, manner),
      pause,
    })
    setBusy(false)
    if (rounds === null) return
    saveFile(`bonus-${grantId.slice(0, 8)}.csv`, 'text/csv', [ledgerAsCsv(rounds, texts.ledger)])
  }
  return (
    <details
      className="bonus-ledger"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && read === null && !busy) void more()
      }}
    >
      <summary>{texts.ledger.title}</summary>
      {read?.rounds.length === 0 ? <p className="bonus-quiet">{texts.ledger.none}</p> : null}
      {read && read.rounds.length > 0 ? (
        <>
          <Rows texts={texts} rounds={read.rounds} />
          <div className="bonus-doing">
            {read.next !== null ? (
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

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds))

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

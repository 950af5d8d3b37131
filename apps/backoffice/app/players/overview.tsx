import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { Adjustments } from '../adjustments/adjustments.tsx'
import { Facts, Panel, Table } from '../parts/table.tsx'
import { Moment, Money, Tag, Tags } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { adjusting, player as texts } from '../texts/player.ts'
import { shell } from '../texts/texts.ts'
import { inWords, titled } from '../texts/words.ts'
import { CloseFlag } from './act-forms.tsx'
import { Who } from './contacts.tsx'
import type { Summary } from './summary.ts'
import { PlayerTags } from './tags.tsx'
import { PocketAmount } from './pocket-amount.tsx'

/** The first look: what waits, who it is, what they have. */
export function Overview({ summary, reload }: { summary: Summary; reload: () => void }) {
  const may = useMay()
  return (
    <div className="grid">
      <Panel title={texts.waits}>
        <Waiting withdrawals={summary.withdrawals} />
      </Panel>
      <Flags summary={summary} reload={reload} />
      <Panel title={texts.money}>
        <Table
          name={texts.pockets}
          heads={[texts.heads.asset, { name: texts.heads.balance, isNumber: true }]}
          rows={summary.pockets.map((pocket) => ({
            key: `${pocket.asset} ${pocket.money ?? ''}`,
            cells: [
              titled(pocket.money ?? pocket.asset),
              <PocketAmount key="amount" pocket={pocket} />,
            ],
          }))}
          none={texts.none.pockets}
        />
        <Facts
          rows={[
            [texts.paidIn, <Money key="in" units={summary.paidIn} currency="USD" />],
            [texts.paidOut, <Money key="out" units={summary.paidOut} currency="USD" />],
            [texts.takenBack, <Money key="back" units={summary.takenBack} currency="USD" />],
            [
              texts.bet,
              <Money
                key="bet"
                units={summary.betLately}
                currency={summary.playsFor === 'play' ? 'CREDIT' : 'USD'}
              />,
            ],
          ]}
        />
      </Panel>
      <Who summary={summary} />
      <Account summary={summary} />
      <PlayerTags summary={summary} reload={reload} />
      {may('adjustMoney') ? (
        <Panel title={adjusting.title}>
          <Adjustments player={summary.player} />
        </Panel>
      ) : null}
    </div>
  )
}

/** The answer to “why does my withdrawal wait?”. */
function Waiting({ withdrawals }: Pick<Summary, 'withdrawals'>) {
  if (withdrawals.length === 0) return <p className="quiet">{texts.noWithdrawals}</p>
  return (
    <ul className="waiting">
      {withdrawals.map((one) => (
        <li key={one.id}>
          <p>
            <strong>
              <Money units={one.amount} currency="USD" />
            </strong>{' '}
            {one.method === null ? '' : titled(one.method)} <Tag word={one.state} />{' '}
            <Moment at={one.askedAt} />
          </p>
          <p>
            {titled(one.reason ?? one.state)}
            {one.review.length === 0 ? '' : `: ${one.review.map(inWords).join('; ')}`}.
          </p>
          <p className="quiet">
            {one.approvedBy.length} / {one.approvalsNeeded} {texts.approvals}
            {one.approvedBy.length === 0
              ? ''
              : ` (${texts.approvedBy} ${one.approvedBy.join(', ')})`}
            {' · '}
            <Link to={`/payments/${one.id}`}>{texts.decide}</Link>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Flags({ summary, reload }: { summary: Summary; reload: () => void }) {
  const may = useMay()
  const [closing, setClosing] = useState<string | null>(null)
  return (
    <Panel title={texts.flags}>
      <Table
        name={texts.flags}
        heads={[texts.heads.when, texts.heads.what, texts.heads.by]}
        rows={summary.flags.map(({ id, kind, raisedAt }) => ({
          key: id,
          cells: [
            <Moment key="at" at={raisedAt} />,
            titled(kind),
            may('closeFlags') && kind !== 'flaggedAddress' ? (
              <Button key="close" size="small" onClick={() => setClosing(id)}>
                {texts.closeFlag}
              </Button>
            ) : null,
          ],
        }))}
        none={texts.noFlags}
      />
      {closing === null ? null : (
        <CloseFlag
          player={summary.player}
          flag={closing}
          onClose={() => setClosing(null)}
          onDone={() => {
            setClosing(null)
            reload()
          }}
        />
      )}
    </Panel>
  )
}

const Account = ({ summary }: { summary: Summary }) => (
  <Panel title={texts.account}>
    <Facts
      rows={[
        [
          texts.heads.state,
          summary.suspended ? <Tag key="state" word="suspended" kind="now" /> : texts.open,
        ],
        ...(summary.suspendedFor === null
          ? []
          : ([
              [
                texts.suspendedFor,
                `${inWords(summary.suspendedFor.cause)}: ${summary.suspendedFor.note} (${summary.suspendedFor.by})`,
              ],
            ] as const)),
        [texts.registered, <Moment key="registered" at={summary.registeredAt} />],
        [texts.lastSeen, <Moment key="seen" at={summary.lastSeenAt} />],
        [texts.signedIn, summary.openSessions],
        [texts.breaks, summary.breaks.length === 0 ? shell.none : <Tags words={summary.breaks} />],
        [
          texts.asked,
          summary.askedToPutRight.length === 0 ? (
            shell.none
          ) : (
            <Tags words={summary.askedToPutRight} />
          ),
        ],
      ]}
    />
  </Panel>
)

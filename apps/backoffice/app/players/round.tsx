import { Button, buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import type { ReplyOf } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Facts, Panel, Table } from '../parts/table.tsx'
import { Moment, Money } from '../parts/values.tsx'
import { saveFile } from '@fairhouse/ui/save-file'
import { useSitting } from '../shell/sitting.tsx'
import { player as texts } from '../texts/player.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'

const { round: words, heads } = texts
type Detail = ReplyOf<'playerRound'>

/** A round of ours: what happened, what moved, and what proves it. */
export function Round({ player, round }: { player: number; round: string }) {
  const { state } = useCall('playerRound', { player, round })
  return (
    <>
      <p>
        <Link to={`/players/${player}/rounds`}>{words.back}</Link>
      </p>
      <Loaded state={state}>{(detail) => <Shown detail={detail} />}</Loaded>
    </>
  )
}

function Shown({ detail }: { detail: Detail }) {
  const { summary, fairness, definition } = detail
  const { currency } = summary
  return (
    <div className="grid">
      <Panel title={`${words.title} · ${summary.name}`}>
        <Facts
          rows={[
            [heads.when, <Moment key="at" at={summary.at} />],
            [heads.stake, <Money key="stake" units={summary.stake} currency={currency} />],
            [heads.payout, <Money key="payout" units={summary.payout} currency={currency} />],
            [heads.state, summary.finished ? words.finished : words.open],
          ]}
        />
        <Ways detail={detail} />
      </Panel>
      <Panel title={words.facts}>
        <Facts
          rows={[
            [words.definition, `${definition.version} · ${definition.hash}`],
            [words.seedHash, fairness.serverSeedHash],
            [words.serverSeed, fairness.serverSeed ?? words.sealed],
            [words.clientSeed, fairness.clientSeed],
            [words.nonce, fairness.nonce],
          ]}
        />
      </Panel>
      <Panel title={words.entries}>
        <Table
          name={words.entries}
          heads={[
            heads.when,
            words.reason,
            { name: heads.amount, isNumber: true },
            { name: words.before, isNumber: true },
            { name: words.after, isNumber: true },
          ]}
          rows={detail.entries.map((entry) => ({
            key: entry.transferId,
            cells: [
              <Moment key="at" at={entry.at} />,
              titled(entry.reason),
              <Money key="amount" units={entry.amount} currency={currency} />,
              <Money key="before" units={entry.balanceBefore} currency={currency} />,
              <Money key="after" units={entry.balanceAfter} currency={currency} />,
            ],
          }))}
          none=""
        />
      </Panel>
      <Panel title={words.events}>
        <ol className="events">
          {detail.round.events.map((event, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a round's events never change their places
            <li key={place}>
              <strong>{titled(event.type)}</strong>{' '}
              <code>{JSON.stringify({ ...event, type: undefined })}</code>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}

/** The round as a file, and where its player can see it replayed and verified. */
function Ways({ detail }: { detail: Detail }) {
  const { storefront } = useSitting()
  const { summary } = detail
  return (
    <p className="acts">
      <Button
        size="small"
        onClick={() =>
          saveFile(`${summary.id}.json`, 'application/json', [JSON.stringify(detail, null, 2)])
        }
      >
        {words.save}
      </Button>
      {storefront === null ? null : (
        <>
          <a
            className={buttonClass({ size: 'small' })}
            href={`${storefront}/en/provably-fair/verify?round=${summary.id}`}
          >
            {words.verify}
          </a>
          <a
            className={buttonClass({ size: 'small' })}
            href={`${storefront}/en/${summary.uri}?replay=${summary.id}`}
          >
            {words.replay}
          </a>
        </>
      )}
    </p>
  )
}

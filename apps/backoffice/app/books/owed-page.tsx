import type { ReplyOf } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Coins, Money, wholeNumber } from '../parts/values.tsx'
import { books as texts } from '../texts/books.ts'
import { inWords, titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'

type OwedReply = ReplyOf<'owed'>

/** What the house owes players, what of it is held or under way, and that both sides of the ledger say the same. */
export function OwedPage() {
  const { state } = useCall('owed', {})
  return (
    <>
      <h1>{texts.owed}</h1>
      <Loaded state={state}>
        {({ owed, sides, underWay }) => (
          <>
            <Level sides={sides} />
            <Owed owed={owed} />
            <Sides sides={sides} />
            <UnderWay underWay={underWay} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Level({ sides }: Pick<OwedReply, 'sides'>) {
  const broken = sides.filter(({ isLevel }) => !isLevel).map(({ asset }) => asset)
  return broken.length === 0 ? (
    <p role="status">{texts.level}</p>
  ) : (
    <p className="fault" role="alert">
      {texts.notLevel(broken.join(', '))}
    </p>
  )
}

const moneyOf = (isTest: boolean): string => (isTest ? texts.test : texts.real)

const Owed = ({ owed }: Pick<OwedReply, 'owed'>) => (
  <Panel title={texts.players}>
    <Table
      name={texts.owed}
      heads={[
        texts.currency,
        texts.money,
        { name: texts.players, isNumber: true },
        { name: texts.balances, isNumber: true },
        { name: texts.held, isNumber: true },
      ]}
      rows={owed.map(({ asset, isTest, players, units, held }) => ({
        key: `${asset} ${moneyOf(isTest)}`,
        cells: [
          asset,
          moneyOf(isTest),
          wholeNumber(players),
          <Coins key="units" asset={asset} units={units} />,
          <Coins key="held" asset={asset} units={held} />,
        ],
      }))}
      none={texts.owedNone}
    />
  </Panel>
)

const Sides = ({ sides }: Pick<OwedReply, 'sides'>) => (
  <Panel title={texts.sides}>
    <Table
      name={texts.sides}
      heads={[
        texts.currency,
        { name: texts.playersHave, isNumber: true },
        { name: texts.shortOf, isNumber: true },
        { name: texts.heldThere, isNumber: true },
        { name: texts.awaited, isNumber: true },
        texts.equal,
      ]}
      rows={sides.map(({ asset, isLevel, ...side }) => ({
        key: asset,
        cells: [
          asset,
          <Coins key="players" asset={asset} units={side.players} />,
          <Coins key="house" asset={asset} units={side.house} />,
          <Coins key="held" asset={asset} units={side.held} />,
          <Coins key="awaited" asset={asset} units={side.awaited} />,
          <span key="equal" className={isLevel ? undefined : 'tag tag-now'}>
            {isLevel ? texts.yes : texts.no}
          </span>,
        ],
      }))}
      none={texts.sidesNone}
    />
  </Panel>
)

const UnderWay = ({ underWay }: Pick<OwedReply, 'underWay'>) => (
  <Panel title={texts.underWay}>
    <Table
      name={texts.underWay}
      heads={[
        texts.what,
        texts.money,
        texts.state,
        { name: texts.payments, isNumber: true },
        { name: texts.amount, isNumber: true },
      ]}
      rows={underWay.map(({ type, isTest, state, payments, amount }) => ({
        key: `${type} ${moneyOf(isTest)} ${state}`,
        cells: [
          titled(type),
          moneyOf(isTest),
          inWords(state),
          wholeNumber(payments),
          <Money key="amount" units={amount} currency="USD" />,
        ],
      }))}
      none={texts.underWayNone}
    />
    <p className="quiet">{texts.underWayNote}</p>
  </Panel>
)

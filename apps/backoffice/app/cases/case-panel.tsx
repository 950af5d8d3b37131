import type { HeldPayment } from '@fairhouse/contract/backoffice/addresses'
import { Link } from 'react-router'
import { Facts, Panel, Table } from '../parts/table.tsx'
import { Moment } from '../parts/values.tsx'
import { addresses as texts } from '../texts/cases.ts'

interface Props {
  readonly one: HeldPayment
  /** Leads to the page of the case, on which it is decided. */
  readonly isLinked?: boolean
}

/** A payment that is held because an address is flagged, with what was said to it. */
export const CasePanel = ({ one, isLinked = false }: Props) => (
  <Panel title={one.isDeposit ? texts.deposit : texts.withdrawal}>
    <Facts
      rows={[
        [
          texts.since,
          isLinked ? (
            <Link key="since" to={`/addresses/${one.id}`}>
              <Moment at={one.heldSince} />
            </Link>
          ) : (
            <Moment key="since" at={one.heldSince} />
          ),
        ],
        [
          texts.player,
          <Link key="player" to={`/players/${one.player}`}>
            {one.login}
          </Link>,
        ],
        [
          texts.payment,
          <Link key="payment" to={`/payments/${one.payment}`}>
            <code>{one.payment}</code>
          </Link>,
        ],
        [texts.coin, one.asset],
        [texts.address, <code key="address">{one.address}</code>],
        [texts.found, one.found.join(', ')],
        [texts.list, one.list],
        [texts.state, one.decided === null ? texts.notYet : texts.says[one.decided]],
      ]}
    />
    <Said one={one} />
  </Panel>
)

const { heads } = texts

const Said = ({ one: { said, takenBack } }: Pick<Props, 'one'>) => (
  <Table
    name={texts.said}
    heads={[heads.when, heads.who, heads.said, heads.why, heads.back]}
    rows={[
      ...said.map((vote) => ({
        key: `${vote.staff} ${vote.at}`,
        cells: [
          <Moment key="at" at={vote.at} />,
          vote.staff,
          texts.says[vote.says],
          <span key="why" className="sentence">
            {vote.why}
          </span>,
          null,
        ],
      })),
      ...takenBack.map((vote) => ({
        key: `${vote.staff} ${vote.at} ${vote.backAt}`,
        cells: [
          <Moment key="at" at={vote.at} />,
          vote.staff,
          texts.says[vote.says],
          <span key="why" className="sentence">
            {vote.why}
          </span>,
          <span key="back">
            <Moment at={vote.backAt} /> {vote.backWhy}
          </span>,
        ],
      })),
    ]}
    none={texts.saidNone}
  />
)

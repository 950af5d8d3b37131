import { State } from '@fairhouse/ui/state'
import { Link, useParams } from 'react-router'
import type { ReplyOf } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Facts, Panel, Table } from '../parts/table.tsx'
import { Coins, Moment, Money, Tag, Tags } from '../parts/values.tsx'
import { payment as texts } from '../texts/payment.ts'
import { inWords, titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'
import { PaymentActs } from './payment-acts.tsx'

type Payment = ReplyOf<'payment'>

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A payment with all that one has to know to decide on it, and what one can do. */
export function PaymentPage() {
  const { id = '' } = useParams()
  return idShape.test(id) ? <Known id={id} /> : <Missing />
}

const Missing = () => <State title={texts.missing} text={texts.missingText} />

function Known({ id }: { id: string }) {
  const { state, reload } = useCall('payment', { id })
  return (
    <Loaded state={state} missing={<Missing />}>
      {(one) => (
        <>
          <h1>
            {titled(one.type)}{' '}
            <Tag word={one.state} kind={one.state === 'pending' ? 'now' : 'plain'} />
          </h1>
          <PaymentActs one={one} reload={reload} />
          <div className="grid">
            <About one={one} />
            <OfPlayer one={one} />
            <Said said={one.said} />
            <Steps steps={one.steps} />
            {one.followed.length === 0 ? null : <Followed followed={one.followed} />}
          </div>
        </>
      )}
    </Loaded>
  )
}

const About = ({ one }: { one: Payment }) => (
  <Panel title={texts.about}>
    <Facts
      rows={[
        [texts.id, <code key="id">{one.id}</code>],
        [texts.amount, <Money key="amount" units={one.amount} currency="USD" />],
        [texts.fee, <Money key="fee" units={one.fee} currency="USD" />],
        ...(one.coins === null
          ? []
          : ([[texts.coins, <Coins key="coins" {...one.coins} />]] as const)),
        [texts.method, one.method === null ? '' : titled(one.method)],
        [texts.destination, <code key="to">{one.destination ?? texts.notTold}</code>],
        [texts.reason, one.reason === null ? '' : inWords(one.reason)],
        [texts.asked, <Moment key="asked" at={one.askedAt} />],
        [texts.provider, one.provider],
        [texts.reference, <code key="reference">{one.providerRef}</code>],
        [
          texts.review,
          one.review.length === 0 ? texts.reviewNone : one.review.map(inWords).join('; '),
        ],
        [texts.people, one.approvalsNeeded],
        ...(one.heldAs === null
          ? []
          : ([
              [
                texts.held,
                <Link key="held" to={`/addresses/${one.heldAs}`}>
                  {texts.heldGo}
                </Link>,
              ],
            ] as const)),
      ]}
    />
  </Panel>
)

/** Who the player is and what they did with their money, beside whatever is to be decided. */
const OfPlayer = ({ one: { player, login, name, ofPlayer } }: { one: Payment }) => (
  <Panel title={texts.player}>
    <Facts
      rows={[
        [
          texts.player,
          <Link key="player" to={`/players/${player}`}>
            {login === '' ? player : login}
          </Link>,
        ],
        [texts.name, name ?? texts.notTold],
        [texts.country, ofPlayer.country],
        [texts.since, <Moment key="since" at={ofPlayer.registeredAt} />],
        [texts.playsFor, inWords(ofPlayer.playsFor)],
        [
          texts.account,
          ofPlayer.suspended ? <Tag key="account" word="suspended" kind="now" /> : texts.open,
        ],
        [texts.email, ofPlayer.emailVerified ? texts.verified : texts.notVerified],
        [texts.paidIn, <Money key="in" units={ofPlayer.paidIn} currency="USD" />],
        [texts.paidOut, <Money key="out" units={ofPlayer.paidOut} currency="USD" />],
        [texts.takenBack, <Money key="back" units={ofPlayer.takenBack} currency="USD" />],
        [texts.bet, <Money key="bet" units={ofPlayer.bet} currency="USD" />],
        [
          texts.identity,
          <Link key="identity" to={`/players/${player}/identity`}>
            {inWords(ofPlayer.identity)}
          </Link>,
        ],
        [texts.openFlags, <Tags key="flags" words={ofPlayer.openFlags} kind="now" />],
      ]}
    />
  </Panel>
)

const { heads } = texts

const Said = ({ said }: Pick<Payment, 'said'>) => (
  <Panel title={texts.said}>
    <Table
      name={texts.said}
      heads={[heads.when, heads.who, heads.said, heads.note]}
      rows={said.map(({ staff, approves, note, at }) => ({
        key: `${at} ${staff}`,
        cells: [
          <Moment key="at" at={at} />,
          staff,
          approves ? texts.approves.yes : texts.approves.no,
          note,
        ],
      }))}
      none={texts.saidNone}
    />
  </Panel>
)

const Steps = ({ steps }: Pick<Payment, 'steps'>) => (
  <Panel title={texts.steps}>
    <Table
      name={texts.steps}
      heads={[heads.when, heads.became, heads.by, heads.why]}
      rows={steps.map(({ to, by, reason, note, at }, place) => ({
        key: `${place}`,
        cells: [
          <Moment key="at" at={at} />,
          inWords(to),
          by,
          [reason === null ? null : inWords(reason), note].filter(Boolean).join('. '),
        ],
      }))}
      none={texts.stepsNone}
    />
  </Panel>
)

const Followed = ({ followed }: Pick<Payment, 'followed'>) => (
  <Panel title={texts.followed}>
    <Table
      name={texts.followed}
      heads={[heads.when, heads.what, { name: heads.amount, isNumber: true }, heads.state]}
      rows={followed.map(({ id, type, state, amount, at }) => ({
        key: id,
        cells: [
          <Link key="at" to={`/payments/${id}`}>
            <Moment at={at} />
          </Link>,
          titled(type),
          <Money key="amount" units={amount} currency="USD" />,
          inWords(state),
        ],
      }))}
      none={texts.stepsNone}
    />
  </Panel>
)

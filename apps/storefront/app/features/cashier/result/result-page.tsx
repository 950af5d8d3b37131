import type { PaymentInstruction, Transaction } from '@fairhouse/contract/entities/payment'
import { buttonClass } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { CircleCheck, CircleX, Clock, SearchX, Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { Failed } from '../../../shell/player-page/not-loaded.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { CashierPage } from '../frame/cashier-page.tsx'
import { PaymentFacts } from '../payment/payment-facts.tsx'
import { TimeLine } from '../payment/time-line.tsx'
import { wordOf } from '../payment/word-of.ts'
import { endOf, waitingWords } from './end-of.ts'
import { StillToDo } from './still-to-do.tsx'
import { useResult } from './use-result.ts'
import './result.css'

interface ResultTexts {
  readonly result: Texts['cashierResult']
  readonly words: Texts['cashierWords']
}

interface Props {
  readonly texts: ResultTexts
  /** Of the address: what the provider's page led back with, or our own number of the deposit. */
  readonly offsiteTransactionId: string
}

/** What became of a deposit: arrived, on its way, or not. */
export function ResultPage({ texts, offsiteTransactionId }: Props) {
  return (
    <CashierPage heading={texts.result.heading}>
      <Result
        key={offsiteTransactionId}
        texts={texts}
        offsiteTransactionId={offsiteTransactionId}
      />
    </CashierPage>
  )
}

function Result({ texts, offsiteTransactionId }: Props) {
  const { path } = useWriting()
  const { found, again } = useResult(offsiteTransactionId)
  const { result, words } = texts
  switch (found.stage) {
    case 'loading':
      return (
        <div role="progressbar" className="result-bones" aria-label={words.payment.loading}>
          <Bone />
        </div>
      )
    case 'unknown':
      return (
        <State title={result.unknown} text={result.unknownText} picture={<SearchX size={56} />}>
          <Link className={buttonClass({ rank: 'first' })} to={path('/cashier/history')}>
            {result.history}
          </Link>
        </State>
      )
    case 'failed':
      return (
        <Failed
          texts={words.payment}
          sentence={found.sentence}
          picture={<Wallet size={56} />}
          again={again}
        />
      )
    case 'loaded':
      return <Told texts={texts} {...found} again={again} />
  }
}

interface ToldProps {
  readonly texts: ResultTexts
  readonly payment: Transaction
  readonly instruction: PaymentInstruction | null
  readonly takenBack: Transaction | null
  readonly isSlow: boolean
}

function Told({ again, ...told }: ToldProps & { again(): void }) {
  const { texts, payment, instruction, takenBack } = told
  const { result, words } = texts
  const { money } = useWriting()
  const { amount, fee, currency, method, label } = payment
  return (
    <div className="result">
      <div role="status">
        {takenBack === null ? <Head {...told} /> : <TakenBack texts={texts} back={takenBack} />}
      </div>
      <p className="result-amount">
        <span>{label ?? (method === null ? '' : wordOf(words.methods, method))}</span>
        <b className="amount">{money(amount, currency)}</b>
        {fee === 0 ? null : (
          <span>
            {words.payment.fee}: {money(fee, currency)}
          </span>
        )}
      </p>
      <StillToDo texts={texts} payment={payment} instruction={instruction} again={again} />
      <TimeLine words={words} payment={payment} />
      <Next texts={texts} payment={payment} end={takenBack ? 'ended' : endOf(payment.state)} />
      <details className="result-details">
        <summary>{result.details}</summary>
        <PaymentFacts words={words} payment={payment} />
      </details>
    </div>
  )
}

const pictures = { confirmed: CircleCheck, waiting: Clock, ended: CircleX }

/** It had arrived, and is gone again. */
function TakenBack({ texts: { result, words }, back }: { texts: ResultTexts; back: Transaction }) {
  const reason = back.steps.findLast((step) => step.reason !== null)?.reason ?? null
  return (
    <div className="result-head result-ended">
      <CircleX size={48} />
      <h2>{result.takenBack}</h2>
      {reason === null ? null : <p>{words.reasons[reason]}</p>}
    </div>
  )
}

function Head({ texts: { result, words }, payment, instruction, isSlow }: ToldProps) {
  const { money } = useWriting()
  const end = endOf(payment.state)
  const Picture = pictures[end]
  const reason = payment.stages.findLast((stage) => stage.reason !== null)?.reason ?? null
  const said = {
    confirmed: fill(result.confirmedText, { amount: money(creditedOf(payment), payment.currency) }),
    waiting: isSlow ? result.slow : result[waitingWords(payment, instruction)],
    ended: `${reason === null ? '' : `${words.reasons[reason]} `}${result.endedText}`,
  }
  return (
    <div className={`result-head result-${end}`}>
      <Picture size={48} />
      <h2>{instruction === null ? result[end] : result.waitingHead}</h2>
      <p>{said[end]}</p>
    </div>
  )
}

/** What the balance grew by; a payment that has changed it tells so itself. */
const creditedOf = ({ amount, fee, balanceBefore, balanceAfter }: Transaction): number =>
  balanceBefore === null || balanceAfter === null ? amount - fee : balanceAfter - balanceBefore

interface NextProps extends Pick<ToldProps, 'texts' | 'payment'> {
  readonly end: ReturnType<typeof endOf>
}

function Next({ texts: { result }, payment, end }: NextProps) {
  const { path } = useWriting()
  const first = buttonClass({ rank: 'first', size: 'large', wide: true })
  const second = buttonClass({ size: 'large', wide: true })
  return (
    <div className="result-next">
      {end === 'confirmed' ? (
        <Link className={first} to={path('/lobby')}>
          {result.toGames}
        </Link>
      ) : null}
      {end === 'ended' ? (
        <>
          <Link className={first} to={path(`/cashier/deposit?with=${payment.method ?? 'any'}`)}>
            {result.again}
          </Link>
          <Link className={second} to={path('/cashier/deposit?with=any')}>
            {result.other}
          </Link>
        </>
      ) : null}
      <Link
        className={end === 'ended' ? buttonClass({ rank: 'plain' }) : second}
        to={path('/cashier/history')}
      >
        {result.history}
      </Link>
    </div>
  )
}

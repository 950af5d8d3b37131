import type { Currency } from '@fairhouse/money'
import { Check, Equal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Recount } from '@fairhouse/verifier/recount'
import { useTeller } from './families/use-teller.ts'
import { MeterStep } from './meter-step.tsx'
import type { MeterRecount } from '@fairhouse/verifier/recount-meter'
import {
  BoardsStep,
  DrawsStep,
  EventsStep,
  type HashSource,
  HashStep,
  PayoutStep,
  RowStep,
  RulesStep,
} from './steps.tsx'
import type { Result as Worked, Recounted } from './verify.worker.ts'

interface Props {
  readonly texts: Texts['verify']
  /** Null before there is anything to show. */
  readonly result: Worked | null
  readonly currency: Currency
  readonly source: HashSource
  /** What a round that was loaded did at meters of jackpots. */
  readonly meters: readonly MeterRecount[]
}

/** The verdict, then every step of it. */
export function Result({ texts, result, currency, source, meters }: Props) {
  return (
    <section className="result" aria-live="polite" aria-label={texts.steps}>
      {result === null ? <Waiting texts={texts} /> : null}
      {typeof result === 'string' ? (
        <Verdict kind="differs" title={faultOf(texts, result)} text="" />
      ) : null}
      {typeof result === 'object' && result !== null ? (
        <Counted {...{ texts, currency, source, meters }} {...result} />
      ) : null}
    </section>
  )
}

function faultOf(texts: Texts['verify'], fault: Exclude<Worked, Recounted>): string {
  switch (fault) {
    case 'stake':
      return texts.stakeFault
    case 'selection':
    case 'move':
      return texts.actionNotLegal
    case 'mathsMissing':
      return texts.mathsMissing
    case 'rowUnproven':
      return texts.rowUnproven
  }
}

function Counted({
  texts,
  recount,
  family,
  currency,
  source,
  meters,
}: Omit<Props, 'result'> & Recounted) {
  const teller = useTeller(family)
  return (
    <>
      <Verdict {...verdictOf(texts, recount, meters)} />
      {recount.unfinished ? <p className="verifier-hint">{texts.moveMissing}</p> : null}
      {recount.misfit ? <p className="verifier-hint">{texts.actionNotLegal}</p> : null}
      <ol className="result-steps">
        <HashStep texts={texts} recount={recount} source={source} />
        <RulesStep texts={texts} recount={recount} />
        <DrawsStep texts={texts} recount={recount} />
        {recount.row ? <RowStep texts={texts} row={recount.row} /> : null}
        <BoardsStep texts={texts} recount={recount} teller={teller} />
        <EventsStep {...{ texts, recount, currency, teller }} />
        <PayoutStep texts={texts} recount={recount} currency={currency} />
        {meters.length > 0 ? <MeterStep texts={texts} meters={meters} /> : null}
      </ol>
    </>
  )
}

type Kind = 'agrees' | 'differs' | 'alone'

function verdictOf(
  texts: Texts['verify'],
  { agrees: isRound, payout }: Recount,
  meters: readonly MeterRecount[],
) {
  const agrees = meters.some((meter) => meter.agrees === false) ? false : isRound
  // A seed that fits its hash proves no round: without one that was played there is nothing to agree with.
  if (agrees !== false && payout.agrees === null) {
    return {
      kind: 'alone' as const,
      title: texts.resultComputed,
      text: texts.resultComputedMeans,
    }
  }
  return agrees
    ? { kind: 'agrees' as const, title: texts.resultAgrees, text: texts.resultAgreesMeans }
    : { kind: 'differs' as const, title: texts.resultDiffers, text: texts.resultDiffersMeans }
}

const signs: Readonly<Record<Kind, ReactNode>> = {
  agrees: <Check size={28} />,
  differs: <X size={28} />,
  alone: <Equal size={28} />,
}

export function Verdict({ kind, title, text }: { kind: Kind; title: string; text: string }) {
  return (
    <div className={`verdict verdict-${kind}`}>
      <span className="verdict-sign" aria-hidden="true">
        {signs[kind]}
      </span>
      <div>
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
    </div>
  )
}

/** The places where the steps will stand, so that nothing jumps when they come. */
function Waiting({ texts }: { texts: Texts['verify'] }) {
  const steps = [
    texts.stepHash,
    texts.stepMaths,
    texts.stepDraws,
    texts.stepBoards,
    texts.stepEvents,
    texts.stepPayout,
  ]
  return (
    <>
      <h2 className="result-heading">{texts.steps}</h2>
      <ol className="result-steps result-waiting">
        {steps.map((step) => (
          <li key={step} className="step">
            <h3>{step}</h3>
          </li>
        ))}
      </ol>
    </>
  )
}

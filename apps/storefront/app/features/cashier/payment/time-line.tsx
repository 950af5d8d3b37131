import type { PaymentStage, Transaction } from '@fairhouse/contract/entities/payment'
import { Check, CircleDashed, X } from 'lucide-react'
import { useHouse } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import './time-line.css'

interface Props {
  readonly words: Texts['cashierWords']
  readonly payment: Pick<Transaction, 'stages' | 'state' | 'confirmations'>
}

type Look = 'done' | 'now' | 'next' | 'over'

/** Where a payment stands: each stage with its time, why it waits, and what is still to come. */
export function TimeLine({ words, payment }: Props) {
  const { language } = useHouse()
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const { stages } = payment
  return (
    <ol className="time-line" aria-label={words.payment.timeLine}>
      {stages.map((stage, index) => {
        const look = lookOf(stages, index)
        return (
          <li key={stage.stage} className={`time-line-stage time-line-${look}`} {...nowOf(look)}>
            <Mark look={look} />
            <div>
              <p className="time-line-name">
                {words.stages[stage.stage]}
                {stage.at === null ? (
                  <span className={look === 'now' ? 'unseen' : 'time-line-at'}>
                    {words.payment.notYet}
                  </span>
                ) : (
                  <time className="time-line-at" dateTime={stage.at}>
                    {at.format(new Date(stage.at))}
                  </time>
                )}
              </p>
              <Why words={words} stage={stage} />
              {look === 'now' ? <Confirmations words={words} payment={payment} /> : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The first stage that was not reached is the one that is waited for; an end is over, whatever came before. */
function lookOf(stages: readonly PaymentStage[], index: number): Look {
  const stage = stages[index]
  if (stage?.at !== null) {
    return stage?.stage === 'ended' ? 'over' : 'done'
  }
  return stages.findIndex(({ at }) => at === null) === index ? 'now' : 'next'
}

const nowOf = (look: Look) => (look === 'now' ? ({ 'aria-current': 'step' } as const) : {})

function Mark({ look }: { look: Look }) {
  return (
    <span className="time-line-mark" aria-hidden="true">
      {look === 'done' ? <Check size={14} /> : null}
      {look === 'over' ? <X size={14} /> : null}
      {look === 'now' ? <CircleDashed size={16} /> : null}
    </span>
  )
}

function Why({ words, stage }: { words: Texts['cashierWords']; stage: PaymentStage }) {
  if (stage.reason === null) return null
  return <p className="time-line-why">{words.reasons[stage.reason]}</p>
}

function Confirmations({ words, payment }: Props) {
  const { confirmations } = payment
  if (confirmations === null) return null
  const seen = Math.min(confirmations.seen, confirmations.needed)
  return (
    <div className="time-line-confirmations">
      <progress max={confirmations.needed} value={seen} aria-hidden="true" />
      <p>{fill(words.payment.confirmations, { seen, needed: confirmations.needed })}</p>
    </div>
  )
}

import type { Currency } from '@fairhouse/money'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { eventName, paidBy } from './event-words.ts'
import type { RoundTeller } from './families/family.ts'
import type { Beside, Recount } from '@fairhouse/verifier/recount'
import type { ProvenRow } from '@fairhouse/verifier/prize-table-row'
import { Mark, SealOf, Step } from './step.tsx'

interface StepProps {
  readonly texts: Texts['verify']
  readonly recount: Recount
}

/** Where the hash to compare with comes from. */
export type HashSource = 'kept' | 'told' | 'typed'

export function HashStep({
  texts,
  recount: { hash },
  source,
}: StepProps & { readonly source: HashSource }) {
  const agrees = { kept: texts.hashKept, told: texts.hashTold, typed: texts.stepHashAgrees }[source]
  const differs = source === 'kept' ? texts.hashKeptDiffers : texts.stepHashDiffers
  const says = { true: agrees, false: differs, null: texts.stepHashAlone }[`${hash.agrees}`]
  return (
    <Step title={texts.stepHash} agrees={hash.agrees} says={says}>
      <div className={`seals seals-${hash.agrees === false ? 'differ' : 'agree'}`}>
        {hash.said === null ? null : <SealOf hash={hash.said} words={texts.shown} />}
        <SealOf hash={hash.recounted} words={texts.recomputed} />
      </div>
    </Step>
  )
}

export function RulesStep({ texts, recount: { rules } }: StepProps) {
  const alone = fill(texts.stepMathsAlone, { hash: `${rules.recounted.slice(0, 16)}…` })
  const says = { true: texts.stepMathsAgrees, false: texts.stepMathsDiffers, null: alone }[
    `${rules.agrees}`
  ]
  return <Step title={texts.stepMaths} agrees={rules.agrees} says={says} />
}

export function DrawsStep({ texts, recount: { draws } }: StepProps) {
  const { language } = useHouse()
  return (
    <Step title={texts.stepDraws} agrees={null} says={texts.stepDrawsMeans}>
      <details className="draws">
        <summary>{fillCounted(texts.showDraws, draws.length, language)}</summary>
        <div className="draws-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.draw}</th>
                <th scope="col">{texts.word}</th>
                <th scope="col">{texts.outOf}</th>
                <th scope="col">{texts.result}</th>
              </tr>
            </thead>
            <tbody>
              {draws.map(({ words, count, result }, index) => (
                // Draws have nothing but their place.
                <tr key={`${index}:${words.join()}`}>
                  <td>{index + 1}</td>
                  <td>
                    {words.map((word, taken) => (
                      <code key={`${taken}:${word}`}>
                        {word.toString(16).padStart(8, '0')}
                        {taken < words.length - 1 ? ` (${texts.rejected}) ` : ''}
                      </code>
                    ))}
                  </td>
                  <td>{count}</td>
                  <td>{result}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Step>
  )
}

export function RowStep({ texts, row }: { texts: Texts['verify']; row: ProvenRow }) {
  const { number } = useWriting()
  const says = fill(texts.stepRowMeans, {
    row: number(row.index + 1),
    rows: number(row.count),
    seed: number(row.seed),
  })
  return (
    <Step title={texts.stepRow} agrees={true} says={says}>
      <SealOf hash={row.root} words={texts.stepRowRoot} />
    </Step>
  )
}

interface Telling {
  /** Null until the words of the round's family are there. */
  readonly teller: RoundTeller | null
}

export function BoardsStep({ texts, recount: { events }, teller }: StepProps & Telling) {
  const labels = { said: texts.played, recounted: texts.recomputed }
  const boards = teller?.boards(events, labels) ?? []
  const comparable = boards.filter(({ agrees }) => agrees !== null)
  const agrees = comparable.length === 0 ? null : comparable.every((board) => board.agrees === true)
  return (
    <Step title={teller?.boardTitle ?? texts.stepBoards} agrees={agrees}>
      <div className="spins">
        {boards.map(({ place, caption, said, recounted }) => (
          <figure key={place} className="spin">
            <figcaption>{caption}</figcaption>
            <div className="spin-pair">
              {said}
              {recounted}
            </div>
          </figure>
        ))}
      </div>
    </Step>
  )
}

export function EventsStep({
  texts,
  recount: { events },
  currency,
  teller,
}: StepProps & Priced & Telling) {
  const { language } = useHouse()
  const first = events.findIndex(({ agrees }) => agrees === false)
  const compared = events.some(({ agrees }) => agrees !== null)
  const agree = fillCounted(texts.stepEventsAgree, events.length, language)
  const differ = fill(texts.stepEventsDiffer, { number: first + 1 })
  return (
    <Step
      title={texts.stepEvents}
      agrees={compared ? first === -1 : null}
      {...(compared ? { says: first === -1 ? agree : differ } : {})}
    >
      <div className="draws-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.stepEvents}</th>
              {compared ? <th scope="col">{texts.played}</th> : null}
              <th scope="col">{texts.recomputed}</th>
              {compared ? <th aria-hidden="true" /> : null}
            </tr>
          </thead>
          <tbody>
            {events.map((event, index) => (
              <EventRow
                // Events have nothing but their place.
                key={`${index}:${event.recounted?.type ?? event.said?.type}`}
                {...{ event, texts, currency, compared, teller }}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Step>
  )
}

interface Priced {
  readonly currency: Currency
}

type EventPair = Recount['events'][number]

function EventRow({
  event,
  texts,
  currency,
  compared,
  teller,
}: Priced & Telling & { event: EventPair; texts: Texts['verify']; compared: boolean }) {
  const { money } = useWriting()
  const shown = event.recounted ?? event.said
  const paid = (side: EventPair['said']): string => {
    if (side === null) return texts.nothing
    const amount = paidBy(side)
    return amount === null ? '' : money(amount, currency)
  }
  return (
    <tr className={event.agrees === false ? 'row-differs' : ''}>
      <td>
        {shown ? eventName(texts.eventNames, teller, shown) : ''}
        {event.agrees === false && event.said && event.said.type !== shown?.type
          ? ` / ${eventName(texts.eventNames, teller, event.said)}`
          : ''}
      </td>
      {compared ? <td className="amount">{paid(event.said)}</td> : null}
      <td className="amount">{paid(event.recounted)}</td>
      {compared ? (
        <td>
          <Mark agrees={event.agrees} />
        </td>
      ) : null}
    </tr>
  )
}

export function PayoutStep({ texts, recount: { payout }, currency }: StepProps & Priced) {
  return (
    <Step title={texts.stepPayout} agrees={payout.agrees}>
      <dl className="payouts">
        {payout.said === null ? null : (
          <Payout name={texts.played} beside={payout} amount={payout.said} currency={currency} />
        )}
        <Payout
          name={texts.recomputed}
          beside={payout}
          amount={payout.recounted}
          currency={currency}
        />
      </dl>
    </Step>
  )
}

function Payout({
  name,
  amount,
  beside,
  currency,
}: Priced & { name: string; amount: number; beside: Beside<number> }) {
  const { money } = useWriting()
  return (
    <div className={beside.agrees === false ? 'payout-differs' : ''}>
      <dt>{name}</dt>
      <dd className="amount">{money(amount, currency)}</dd>
    </div>
  )
}

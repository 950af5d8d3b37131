import { areOfTicket } from '@fairhouse/contract/families/bingo/tickets'
import { formatMoney } from '@fairhouse/money'
import { useState } from 'react'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { Verdict } from '../result.tsx'
import { SealOf, Step } from '../step.tsx'
import { SaveShared } from './save-shared.tsx'
import type { HallFound } from './use-hall-round.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly found: HallFound
}

/** The verdict on a round of a hall, then what it rests on. */
export function HallResult({ texts, found }: Props) {
  const words = texts.room
  switch (found.stage) {
    case 'idle':
      return <p className="verifier-hint">{words.waiting}</p>
    case 'busy':
      return <p className="verifier-hint">{texts.verifying}</p>
    case 'missing':
      return <p role="alert">{words.missing}</p>
    case 'failed':
      return <p role="alert">{words.failed}</p>
    case 'checked':
      return <Checked texts={texts} found={found} />
  }
}

type CheckedFound = Extract<HallFound, { stage: 'checked' }>

function Checked({ texts, found }: { texts: Texts['verify']; found: CheckedFound }) {
  const { uri, told, checks } = found
  const { language } = useHouse()
  const { number } = useWriting()
  const holds = checks.chain && checks.prizes
  const round = number(told.draw.number)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  const moment = (at: string | null): string => (at === null ? '–' : when.format(new Date(at)))
  return (
    <>
      <Verdict
        kind={holds ? 'agrees' : 'differs'}
        title={holds ? texts.resultAgrees : texts.resultDiffers}
        text={fill(holds ? texts.hall.holds : texts.hall.fails, { number: round })}
      />
      <ol className="result-steps">
        <Step
          title={texts.room.stepChain}
          agrees={checks.chain}
          says={fill(checks.chain ? texts.room.chainHolds : texts.room.chainFails, {
            number: round,
          })}
        >
          <div className={`seals seals-${checks.chain ? 'agree' : 'differ'}`}>
            <SealOf hash={told.draw.link} words={texts.room.link} />
            <SealOf hash={checks.end} words={texts.room.foundEnd} />
            <SealOf
              hash={told.chain.end}
              words={fill(texts.room.end, { when: moment(told.chain.committedAt) })}
            />
          </div>
        </Step>
        <Step
          title={texts.hall.stepCalls}
          agrees={null}
          says={fill(texts.hall.callsAre, { count: number(told.draw.calls) })}
        >
          <code className="room-code">{checks.calls.join(' ')}</code>
        </Step>
        <PatternStep texts={texts} found={found} />
        <CardStep texts={texts} found={found} />
        <PrizeStep texts={texts} found={found} />
      </ol>
      <SaveShared texts={texts} round={{ kind: 'bingo', uri, told }} />
    </>
  )
}

/** What is on any card of the round. */
function CardStep({ texts, found: { checks } }: { texts: Texts['verify']; found: CheckedFound }) {
  const { number } = useWriting()
  const [card, setCard] = useState(1)
  const cells = checks.cells[card - 1] ?? []
  const isTicket = areOfTicket(cells)
  return (
    <Step
      title={texts.hall.stepCards}
      agrees={null}
      says={fill(texts.hall.cardsAre, { count: number(checks.cells.length) })}
    >
      <label className="hall-card-chosen">
        {texts.hall.card}
        <input
          type="number"
          className="entry"
          min={1}
          max={checks.cells.length}
          value={card}
          onChange={({ target }) =>
            setCard(
              Math.max(1, Math.min(checks.cells.length, Math.floor(target.valueAsNumber) || 1)),
            )
          }
        />
      </label>
      <ol
        className="hall-card-shown"
        style={{ gridTemplateColumns: `repeat(${checks.across}, minmax(0, 3rem))` }}
      >
        {cells.map((value, cell) =>
          value === 0 && isTicket ? (
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
            <li key={cell} aria-hidden="true" />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
            <li key={cell}>{value === 0 ? <FreeCell name={texts.hall.free} /> : number(value)}</li>
          ),
        )}
      </ol>
    </Step>
  )
}

/** A cell that needs no number. */
const FreeCell = ({ name }: { readonly name: string }) => (
  <>
    <span aria-hidden="true">★</span>
    <span className="unseen">{name}</span>
  </>
)

/** What the round played for, where rounds play for a pattern. */
function PatternStep({
  texts,
  found: { checks },
}: {
  texts: Texts['verify']
  found: CheckedFound
}) {
  const { pattern } = checks
  if (pattern === null) return null
  const all = checks.cells[0]?.length ?? 25
  return (
    <Step title={texts.hall.stepPattern} agrees={null} says={texts.hall.patternIs}>
      <ol
        className="hall-pattern-shown"
        style={{ gridTemplateColumns: `repeat(${checks.across}, 1.25rem)` }}
        aria-label={texts.hall.stepPattern}
      >
        {Array.from({ length: all }, (_, cell) => (
          <li key={cell} className={pattern.includes(cell) ? 'is-wanted' : ''}>
            <span className="unseen">{pattern.includes(cell) ? '×' : '–'}</span>
          </li>
        ))}
      </ol>
    </Step>
  )
}

/** Who won what, as this browser has found it. */
function PrizeStep({ texts, found: { checks } }: { texts: Texts['verify']; found: CheckedFound }) {
  const { language } = useHouse()
  const { number } = useWriting()
  const { hall } = texts
  const cardsOf = ({ currency, prize }: (typeof checks.pots)[number]): string =>
    checks.wins
      .filter((win) => win.currency === currency && win.prize === prize)
      .map(({ card }) => number(card))
      .join(', ')
  return (
    <Step
      title={hall.stepPrizes}
      agrees={checks.prizes}
      says={checks.prizes ? hall.prizesHold : hall.prizesFail}
    >
      {checks.pots.length === 0 ? (
        <p>{hall.none}</p>
      ) : (
        <ul>
          {checks.pots.map((pot) => (
            <li key={`${pot.currency} ${pot.prize}`}>
              {fill(hall.prize, {
                prize: hall[pot.prize],
                currency: pot.currency === 'USD' ? 'USD' : 'Cr',
                amount: formatMoney(pot.amount, pot.currency, language),
                call: number(pot.call),
                cards: cardsOf(pot),
              })}
            </li>
          ))}
        </ul>
      )}
    </Step>
  )
}

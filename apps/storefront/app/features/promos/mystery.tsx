import { mysteryPrizes, prizeIn } from '@fairhouse/contract/promo-rules'
import type { PromoShown } from '@fairhouse/contract/entities/promo'
import { Gift } from 'lucide-react'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { PrizeWon } from './prize-won.tsx'
import { type GameProps, type PlayAtHand, PromoPage } from './promo-page.tsx'

interface TextsProp {
  readonly texts: Texts['promos']
}

/** The mystery of the month. */
export const MysteryPage = ({ texts }: TextsProp) => (
  <PromoPage texts={texts} name="mystery" Game={Mystery} />
)

const Mystery = ({ texts, at }: GameProps) =>
  at === null ? <Closed texts={texts} play={null} /> : <OwnBoxes texts={texts} at={at} />

function OwnBoxes({ texts, at: { shown, busy, play } }: TextsProp & { readonly at: PlayAtHand }) {
  return (
    <>
      {shown.play === null ? (
        <>
          {play === null ? null : <p>{texts.mystery.choose}</p>}
          <Closed texts={texts} play={busy ? null : play} />
        </>
      ) : (
        <Opened texts={texts} shown={shown} play={shown.play} />
      )}
      <div className="promo-below" role="status">
        <PrizeWon texts={texts} name="mystery" shown={shown} />
      </div>
    </>
  )
}

const boxes = [...mysteryPrizes.keys()]

/** Boxes of which nobody knows yet what lies in them. */
function Closed({ texts, play }: TextsProp & { readonly play: PlayAtHand['play'] }) {
  return (
    <ul className="mystery-boxes" aria-label={texts.mystery.boxes}>
      {boxes.map((box) => (
        <li key={box}>
          <button
            type="button"
            className="mystery-box"
            aria-disabled={play === null || undefined}
            aria-label={fill(texts.mystery.box, { number: box + 1 })}
            onClick={() => {
              if (play !== null) void play(box)
            }}
          >
            <Gift size={40} strokeWidth={1.5} aria-hidden="true" />
            <span aria-hidden="true">{box + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What lay in each box, the player's first to be seen. */
function Opened({
  texts,
  shown,
  play,
}: TextsProp & {
  readonly shown: PromoShown
  readonly play: NonNullable<PromoShown['play']>
}) {
  const { money } = useWriting()
  return (
    <ul className="mystery-boxes" aria-label={texts.mystery.boxes}>
      {play.outcome.map((place, box) => {
        const isMine = box === play.box
        const prize = money(prizeIn(mysteryPrizes[place] ?? 0, shown.currency), shown.currency)
        return (
          <li key={box} className="mystery-box" data-mine={isMine || undefined}>
            <span className="unseen">
              {fill(texts.mystery.holds, { number: box + 1, prize })}
              {isMine ? ` (${texts.mystery.yours})` : null}
            </span>
            <b className="amount" aria-hidden="true">
              {prize}
            </b>
            <span aria-hidden="true">{isMine ? texts.mystery.yours : box + 1}</span>
          </li>
        )
      })}
    </ul>
  )
}

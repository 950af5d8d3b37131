import { miniSlotStrip, symbolsAt } from '@fairhouse/contract/promo-rules'
import { Button } from '@fairhouse/ui/button'
import { type CSSProperties, useEffect, useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { PrizeWon } from './prize-won.tsx'
import { type GameProps, type PlayAtHand, PromoPage } from './promo-page.tsx'
import { SlotSymbol } from './slot-symbol.tsx'

/** The mini slot of the day. */
export const MiniSlotPage = ({ texts }: { readonly texts: Texts['promos'] }) => (
  <PromoPage texts={texts} name="miniSlot" Game={MiniSlot} />
)

/** Where the reels stand before they were ever spun. */
const idle: readonly number[] = [13, 3, 5]
/** So long the last reel turns; the style sheet's own numbers come to the same. */
const turnMs = 2_200

const MiniSlot = ({ texts, at }: GameProps) =>
  at === null ? <Reels stops={idle} /> : <OwnSlot texts={texts} at={at} />

/** Reels that turn until they show what was drawn. What it gave is told when they stand still. */
function OwnSlot({ texts, at: { shown, busy, play } }: GameProps & { readonly at: PlayAtHand }) {
  const stops = shown.play?.outcome ?? null
  // What was played before this page was opened stands still from the beginning.
  const [stoodFrom] = useState(stops)
  const isNew = stops !== null && stops !== stoodFrom && stoodFrom === null
  const stands = useStandsStill(isNew)
  return (
    <>
      <Reels stops={stops ?? idle} turns={isNew} />
      <div className="promo-below">
        {play === null ? null : (
          <Button rank="first" size="large" busy={busy} onClick={() => void play(null)}>
            {texts.miniSlot.play}
          </Button>
        )}
        <div role="status">
          {stops !== null && stands ? (
            <>
              <p className="unseen">
                {fill(texts.miniSlot.shows, {
                  symbols: symbolsAt(stops)
                    .map((name) => texts.miniSlot.symbols[name])
                    .join(', '),
                })}
              </p>
              <PrizeWon texts={texts} name="miniSlot" shown={shown} />
            </>
          ) : null}
        </div>
      </div>
    </>
  )
}

/** Whether the reels have come to rest. */
function useStandsStill(turns: boolean): boolean {
  const [hasTurned, setTurned] = useState(false)
  useEffect(() => {
    if (!turns) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const still = setTimeout(() => setTurned(true), isCalm ? 0 : turnMs)
    return () => clearTimeout(still)
  }, [turns])
  return !turns || hasTurned
}

/** Each reel's strip three times over: it turns through two of them. */
const turned = [...miniSlotStrip, ...miniSlotStrip, ...miniSlotStrip]

function Reels({
  stops,
  turns = false,
}: {
  readonly stops: readonly number[]
  readonly turns?: boolean
}) {
  return (
    <div className="mini-reels" aria-hidden="true">
      {stops.map((stop, reel) => {
        const at = stop + miniSlotStrip.length
        const style = { '--at': at, '--reel': reel } satisfies Record<`--${string}`, number>
        return (
          <div key={reel} className="mini-reel">
            <div className="mini-strip" data-turns={turns || undefined} style={cssOf(style)}>
              {turned.map((name, place) => (
                <SlotSymbol key={place} name={name} />
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** Properties of our own, which React's types do not know. */
const cssOf = (own: Readonly<Record<`--${string}`, number>>): CSSProperties => own

import { sessionMinutes } from '@fairhouse/contract/protection-choices'
import { Button } from '@fairhouse/ui/button'
import { Chip } from '@fairhouse/ui/chip'
import { useId } from 'react'
import { spanOf } from '../../../time-limits/span-of.ts'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { momentOf } from './moment-of.ts'
import { useIsPast } from './use-is-past.ts'
import type { ProtectionAtHand } from './use-protection.ts'

interface Props {
  readonly texts: Texts['limits']
  readonly at: ProtectionAtHand
}

/** How long the player plays at most without a rest. Longer takes a day and a second yes. */
export function SessionSection({ texts, at }: Props) {
  const id = useId()
  const { minutes: limit, wish, now } = at.protection.session
  const { language } = useHouse()
  const span = (minutes: number): string => (minutes === 0 ? texts.none : spanOf(minutes, language))
  const set = (minutes: number) => void at.change('setSession', { minutes: String(minutes) })
  return (
    <section className="limits-section" aria-labelledby={id}>
      <div className="limits-about">
        <h2 id={id}>{texts.sessionHeading}</h2>
        <p>{texts.sessionText}</p>
      </div>
      <div className="limits-pauses">
        <div className="limits-ways" role="radiogroup" aria-labelledby={id}>
          {sessionMinutes.map((minutes) => (
            <Chip
              key={minutes}
              name="session"
              value={String(minutes)}
              checked={limit === minutes}
              alone
              change={() => {
                if (!at.busy) set(minutes)
              }}
            >
              {span(minutes)}
            </Chip>
          ))}
        </div>
        {now === null ? null : (
          <p className="limits-used">
            {fill(now.over ? texts.sessionOver : texts.sessionLeft, {
              when: momentOf(now.until, language),
            })}
          </p>
        )}
        {wish === null ? null : (
          <Wish texts={texts} at={at} wish={wish} span={span(wish.minutes)} set={set} />
        )}
      </div>
    </section>
  )
}

interface WishProps extends Props {
  readonly wish: NonNullable<ProtectionAtHand['protection']['session']['wish']>
  readonly span: string
  set(minutes: number): void
}

function Wish({ texts, at, wish, span, set }: WishProps) {
  const { language } = useHouse()
  const ready = useIsPast(wish.readyAt)
  const when = momentOf(wish.readyAt, language)
  return (
    <div className="limits-wish">
      <p>{fill(ready ? texts.wishReady : texts.wishWaits, { to: span, when })}</p>
      <div className="limits-ways">
        {ready ? (
          <Button size="small" rank="first" busy={at.busy} onClick={() => set(wish.minutes)}>
            {texts.confirmWish}
          </Button>
        ) : null}
        <Button size="small" busy={at.busy} onClick={() => set(at.protection.session.minutes)}>
          {texts.keep}
        </Button>
      </div>
    </div>
  )
}

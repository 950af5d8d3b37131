import { realityMinutes } from '@fairhouse/contract/protection-choices'
import { Chip } from '@fairhouse/ui/chip'
import { useId } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { ProtectionAtHand } from './use-protection.ts'

/** After how many minutes of play a game says how long it has been. */
export function RealitySection({ texts, at }: { texts: Texts['limits']; at: ProtectionAtHand }) {
  const id = useId()
  const { language } = useHouse()
  const minutesOf = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return (
    <section className="limits-section" aria-labelledby={id}>
      <div className="limits-about">
        <h2 id={id}>{texts.realityHeading}</h2>
        <p>{texts.realityText}</p>
      </div>
      <div className="limits-ways" role="radiogroup" aria-labelledby={id}>
        {realityMinutes.map((minutes) => (
          <Chip
            key={minutes}
            name="reality"
            value={String(minutes)}
            checked={at.protection.realityMinutes === minutes}
            alone
            change={() => {
              if (!at.busy) void at.change('setReality', { minutes: String(minutes) })
            }}
          >
            {minutes === 0 ? texts.never : minutesOf.format(minutes)}
          </Chip>
        ))}
      </div>
    </section>
  )
}

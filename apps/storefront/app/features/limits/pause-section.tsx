import type { Pause } from '@fairhouse/contract/entities/protection'
import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { momentOf } from './moment-of.ts'
import { choicesBeside, type PauseChoice } from './pause-choices.ts'
import type { ProtectionAtHand } from './use-protection.ts'

type Words = Texts['limits']

/** The pause that stands: until when, and what goes on meanwhile. */
export function PauseStanding({ texts, pause }: { texts: Words; pause: Pause }) {
  const { language } = useHouse()
  return (
    <div className="limits-paused" role="status">
      <h2>
        {pause.until === null
          ? texts.pausedForEver
          : fill(texts.pausedUntil, { until: momentOf(pause.until, language) })}
      </h2>
      <p>{texts.pausedText}</p>
    </div>
  )
}

interface Props {
  readonly texts: Words
  readonly at: ProtectionAtHand
}

/** Time-outs and self-exclusion, each asked once more before it is done. Beside a pause that stands only longer ones. */
export function PauseSection({ texts, at }: Props) {
  const id = useId()
  const [choice, setChoice] = useState<PauseChoice | null>(null)
  const { language, frame } = useHouse()
  const { path } = useWriting()
  const spanOf = spanWords(language, texts)
  const [openedAt] = useState(() => Date.now())
  const { timeOuts, exclusions } = choicesBeside(at.protection.pause, openedAt)
  const groups = [
    { heading: texts.timeOut, text: null, choices: timeOuts },
    { heading: texts.exclusion, text: texts.exclusionText, choices: exclusions },
  ].filter(({ choices }) => choices.length > 0)
  return (
    <section className="limits-section" aria-labelledby={id}>
      <div className="limits-about">
        <h2 id={id}>{texts.pauseHeading}</h2>
        <p>{texts.pauseText}</p>
      </div>
      <div className="limits-pauses">
        {groups.map(({ heading, text, choices }) => (
          <Fragment key={heading}>
            <h3>{heading}</h3>
            {text === null ? null : <p className="limits-used">{text}</p>}
            <div className="limits-ways">
              {choices.map((one) => (
                <Button key={spanOf(one)} size="small" onClick={() => setChoice(one)}>
                  {spanOf(one)}
                </Button>
              ))}
            </div>
          </Fragment>
        ))}
        <p className="limits-help">
          {texts.help} <Link to={path('/responsible-gaming')}>{frame.responsible}</Link>
        </p>
      </div>
      {choice ? (
        <AskOnceMore
          texts={texts}
          at={at}
          choice={choice}
          span={spanOf(choice)}
          onClose={() => setChoice(null)}
        />
      ) : null}
    </section>
  )
}

interface AskProps extends Props {
  readonly choice: PauseChoice
  readonly span: string
  onClose(): void
}

function AskOnceMore({ texts, at, choice, span, onClose }: AskProps) {
  const [understood, setUnderstood] = useState(false)
  const isExclusion = choice.call === 'excludeSelf'
  const take = async (): Promise<void> => {
    const fields: Readonly<Record<string, string>> =
      choice.call === 'takeTimeOut'
        ? { hours: String(choice.hours) }
        : { months: String(choice.months) }
    if (await at.change(choice.call, fields)) onClose()
  }
  return (
    <Sheet
      title={fill(isExclusion ? texts.exclusionQuestion : texts.timeOutQuestion, { span })}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      <div className="limits-form">
        <p>{texts.pauseMeans}</p>
        <label className="limits-understood">
          <input
            type="checkbox"
            checked={understood}
            onChange={({ target }) => setUnderstood(target.checked)}
          />
          <span>{texts.understood}</span>
        </label>
        <Button rank="first" wide busy={at.busy} disabled={!understood} onClick={() => void take()}>
          {isExclusion ? texts.exclude : texts.takeTimeOut}
        </Button>
      </div>
    </Sheet>
  )
}

/** How long a choice lasts, in the language's own words for spans. */
function spanWords(language: string, texts: Words): (choice: PauseChoice) => string {
  const said = (value: number, unit: 'hour' | 'day' | 'week' | 'month' | 'year'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  return (choice) => {
    if (choice.call === 'excludeSelf') {
      if (choice.months === 0) return texts.forEver
      return choice.months % 12 === 0
        ? said(choice.months / 12, 'year')
        : said(choice.months, 'month')
    }
    const days = choice.hours / 24
    if (days < 1) return said(choice.hours, 'hour')
    return days % 7 === 0 ? said(days / 7, 'week') : said(days, 'day')
  }
}

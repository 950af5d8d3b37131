import { Button, buttonClass } from '@fairhouse/ui/button'
import { Chip } from '@fairhouse/ui/chip'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { HelpLines, type ShownHelpLine } from './help-lines.tsx'
import { type AnswerOf, answers, type Item, items, type Level, scoreOf } from './score.ts'
import '../../shell/page/text-page.css'
import './self-test.css'

type Words = Texts['selfTest']

/** Nine questions about one's own play. What is answered stays in this page: it is neither sent nor kept anywhere. */
export function SelfTestPage({
  texts,
  helpLines,
}: {
  texts: Words
  helpLines: readonly ShownHelpLine[]
}) {
  const [given, setGiven] = useState<Readonly<Partial<Record<Item, AnswerOf>>>>({})
  const [isTold, setTold] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  const score = scoreOf(given)
  const missing = items.find((item) => given[item] === undefined)
  const tell = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTold(true)
    if (missing === undefined) outcome.current?.focus()
    else event.currentTarget.querySelector<HTMLElement>(`input[name="${missing}"]`)?.focus()
  }
  return (
    <div className="frame-width self-test">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
        <p className="self-test-private">{texts.private}</p>
      </header>
      <form noValidate onSubmit={tell}>
        <p className="self-test-span">{texts.span}</p>
        <ol className="self-test-items">
          {items.map((item) => (
            <Question
              key={item}
              texts={texts}
              item={item}
              given={given[item]}
              isMissing={isTold && given[item] === undefined}
              answer={(answered) => setGiven((before) => ({ ...before, [item]: answered }))}
            />
          ))}
        </ol>
        <Button type="submit" rank="first">
          {texts.show}
        </Button>
      </form>
      <div ref={outcome} tabIndex={-1} role="status" className="self-test-outcome">
        {isTold && score !== null ? (
          <Outcome texts={texts} points={score.points} level={score.level} />
        ) : null}
      </div>
      <HelpLines texts={texts} lines={helpLines} />
      <p className="self-test-source">{texts.source}</p>
    </div>
  )
}

interface QuestionProps {
  readonly texts: Words
  readonly item: Item
  readonly given: AnswerOf | undefined
  readonly isMissing: boolean
  answer(answered: AnswerOf): void
}

function Question({ texts, item, given, isMissing, answer }: QuestionProps) {
  const id = useId()
  return (
    <li className="self-test-item">
      <p id={id}>{texts.items[item]}</p>
      <div
        className="self-test-answers"
        role="radiogroup"
        aria-labelledby={id}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
      >
        {answers.map((one) => (
          <Chip
            key={one}
            name={item}
            value={one}
            checked={given === one}
            alone
            change={() => answer(one)}
          >
            {texts.answers[one]}
          </Chip>
        ))}
      </div>
      {isMissing ? (
        <p id={`${id}-missing`} className="self-test-missing">
          {texts.missing}
        </p>
      ) : null}
    </li>
  )
}

function Outcome({ texts, points, level }: { texts: Words; points: number; level: Level }) {
  const { path, number } = useWriting()
  const { heading, text } = texts.levels[level]
  return (
    <>
      <h2>{heading}</h2>
      <p>{fill(texts.points, { points: number(points), most: number(27) })}</p>
      <p>{text}</p>
      <p className="self-test-ways">
        <Link className={buttonClass({ rank: 'first' })} to={path('/limits')}>
          {texts.toLimits}
        </Link>
        <a className={buttonClass()} href="#help">
          {texts.toHelp}
        </a>
      </p>
    </>
  )
}

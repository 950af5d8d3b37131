import type { ClosedForWork } from '@fairhouse/contract/backoffice/maintenance'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import type { BodyOf, ReplyOf } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Choice } from '../parts/choice.tsx'
import { TimeField, timeIn } from '../parts/time-field.tsx'
import { maintenance as texts, usualWords } from '../texts/maintenance.ts'

const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja'] as const
type Language = (typeof languages)[number]
type Closed = ClosedForWork['of']

const isClosed = (of: string): of is Closed => Object.hasOwn(usualWords, of)

interface Props {
  readonly providers: ReplyOf<'maintenance'>['providers']
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Plans what is closed, from when until when, and what players read. */
export function PlanWork({ providers, ...rest }: Props) {
  const [of, setOf] = useState<Closed>('house')
  // What was typed stays when something else is closed; words that nobody touched change with it.
  const [typed, setTyped] = useState<Readonly<Partial<Record<Language, string>>>>({})
  return (
    <AskForm
      {...rest}
      call="planMaintenance"
      title={texts.plan}
      bodyOf={(fields, key) => bodyOf(fields, { of, key }) ?? texts.wrong}
    >
      <Choice
        label={texts.what}
        name="of"
        value={of}
        onChange={(chosen) => {
          if (isClosed(chosen)) setOf(chosen)
        }}
        choices={[
          ['house', texts.house],
          ['provider', texts.provider],
          ['game', texts.game],
        ]}
      />
      {of === 'provider' ? (
        <Choice
          label={texts.whichProvider}
          name="target"
          choices={providers.map(({ id, name }) => [String(id), name] as const)}
        />
      ) : null}
      {of === 'game' ? (
        <TextField label={texts.gameNumber} name="target" required inputMode="numeric" />
      ) : null}
      <TimeField label={texts.announce} name="announcedFrom" />
      <TimeField label={texts.begins} name="beginsAt" />
      <TimeField label={texts.ends} name="endsAt" required />
      <fieldset className="ask-form">
        <legend>{texts.words}</legend>
        {languages.map((language) => (
          <TextField
            key={language}
            label={texts.wordsIn[language]}
            name={language}
            value={typed[language] ?? usualWords[of][language]}
            onChange={({ target }) =>
              setTyped((before) => ({ ...before, [language]: target.value }))
            }
            required
            minLength={3}
            maxLength={300}
          />
        ))}
      </fieldset>
      <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
    </AskForm>
  )
}

/** Null where something is missing, or the times do not fit. */
function bodyOf(
  fields: FormData,
  { of, key }: { readonly of: Closed; readonly key: string },
): BodyOf<'planMaintenance'> | null {
  const text = (name: string) => textOf(fields, name).trim()
  const closed = closedOf(of, text('target'))
  const [announcedFrom, beginsAt] = [timeIn(text('announcedFrom')), timeIn(text('beginsAt'))]
  const endsAt = timeIn(text('endsAt'))
  if (closed === null || endsAt === null) return null
  if (beginsAt !== null && endsAt <= beginsAt) return null
  const words = {
    en: text('en'),
    de: text('de'),
    es: text('es'),
    pt: text('pt'),
    fr: text('fr'),
    ja: text('ja'),
  }
  return { key, closed, words, announcedFrom, beginsAt, endsAt, note: text('note') }
}

function closedOf(of: Closed, target: string): ClosedForWork | null {
  if (of === 'house') return { of }
  const isNumber = /^[1-9]\d{0,8}$/.test(target)
  if (!isNumber) return null
  return { of, target: Number(target) }
}

import {
  type ContentBody,
  type ContentLanguage,
  contentLanguages,
} from '@fairhouse/contract/backoffice/content'
import { Field, TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Choice } from '../parts/choice.tsx'
import { content as texts } from '../texts/content.ts'
import { useCall } from '../use-call.ts'
import { bodyOf } from './body-of.ts'

/** What is edited: the newest version of a piece, or nothing yet. */
export interface Edited {
  readonly id: string
  readonly name: string
  readonly after: number
  readonly kind: ContentBody['kind']
  readonly body: ContentBody | null
}

interface Props {
  readonly edited: Edited
  readonly onDone: () => void
  readonly onClose: () => void
}

type BannerAudience = NonNullable<Extract<ContentBody, { kind: 'banner' }>['audience']>

const { editor } = texts

/** Writes a new version, in as many languages as there are words for. */
export function Editor({ edited, ...rest }: Props) {
  const { id, after, kind, body, name } = edited
  return (
    <AskForm
      {...rest}
      call="saveContent"
      title={editor.save}
      bodyOf={(fields) => {
        const written = bodyOf(kind, fields)
        return typeof written === 'string'
          ? written
          : { id, after, name: textOf(fields, 'name'), body: written }
      }}
    >
      <TextField
        label={editor.name}
        name="name"
        defaultValue={name}
        required
        minLength={3}
        maxLength={80}
      />
      <Words kind={kind} body={body} />
      {kind === 'banner' ? <BannerFields body={body} /> : <NewsFields body={body} />}
    </AskForm>
  )
}

/** One language at a time; what was typed in the others stays in the form. */
function Words({ kind, body }: Pick<Edited, 'kind' | 'body'>) {
  const [language, setLanguage] = useState<ContentLanguage>('en')
  return (
    <>
      <Field label={editor.language}>
        {(ties) => (
          <select
            {...ties}
            className="entry"
            value={language}
            onChange={({ target }) =>
              setLanguage(contentLanguages.find((one) => one === target.value) ?? 'en')
            }
          >
            {contentLanguages.map((one) => (
              <option key={one} value={one}>
                {texts.languages[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {contentLanguages.map((one) => (
        <div
          key={one}
          hidden={one !== language}
          className={one === language ? 'ask-form' : undefined}
        >
          <TextField
            label={editor.heading}
            name={`title-${one}`}
            defaultValue={body?.words[one]?.title}
            maxLength={90}
          />
          <Field label={editor.text} hint={editor.textHint}>
            {(ties) => (
              <textarea
                {...ties}
                className="entry"
                name={`text-${one}`}
                defaultValue={body?.words[one]?.text}
                rows={5}
                maxLength={1500}
              />
            )}
          </Field>
          {kind === 'banner' ? (
            <TextField
              label={editor.action}
              name={`action-${one}`}
              defaultValue={body?.words[one]?.action}
              maxLength={40}
            />
          ) : null}
        </div>
      ))}
    </>
  )
}

/** As the field of a time takes it. */
const shortTime = (time: string | null | undefined): string => time?.slice(0, 16) ?? ''

const When = ({ label, name, time }: { label: string; name: string; time: string | null }) => (
  <Field label={label}>
    {(ties) => (
      <input
        {...ties}
        className="entry"
        type="datetime-local"
        name={name}
        defaultValue={shortTime(time)}
      />
    )}
  </Field>
)

function BannerFields({ body }: Pick<Edited, 'body'>) {
  const banner = body?.kind === 'banner' ? body : null
  return (
    <>
      <TextField
        label={editor.link}
        name="link"
        defaultValue={banner?.link ?? ''}
        maxLength={100}
      />
      <When label={editor.from} name="from" time={banner?.from ?? null} />
      <When label={editor.until} name="until" time={banner?.until ?? null} />
      <SeenBy audience={banner?.audience} />
    </>
  )
}

const moneys = [
  ['', editor.anyMoney],
  ['real', editor.realMoney],
  ['play', editor.playMoney],
] as const

/** Who sees a banner. Nothing chosen: everybody, visitors too. */
function SeenBy({ audience }: { audience: BannerAudience | undefined }) {
  const [money, setMoney] = useState<string>(audience?.money ?? '')
  return (
    <fieldset className="ask-form">
      <legend>{editor.seenBy}</legend>
      <p className="quiet">{editor.seenByHint}</p>
      <Choice
        label={editor.money}
        name="money"
        value={money}
        onChange={setMoney}
        choices={moneys}
      />
      <Addressed segment={audience?.segment ?? null} />
      <Readers legend={editor.pages} languages={audience?.languages ?? []} />
    </fieldset>
  )
}

function Readers({ legend, languages }: { legend: string; languages: readonly ContentLanguage[] }) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <p className="quiet">{editor.readersHint}</p>
      {contentLanguages.map((one) => (
        <label key={one} className="choice">
          <input type="checkbox" name={`reads-${one}`} defaultChecked={languages.includes(one)} />{' '}
          {texts.languages[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** To whom it goes; while segments are not there, or one was dropped, what was chosen stays. */
function Addressed({ segment }: { segment: string | null }) {
  const { state } = useCall('segments', {})
  const known = state.type === 'done' ? state.reply.segments : []
  const [chosen, setChosen] = useState(segment ?? '')
  const isKnown = chosen === '' || known.some(({ id }) => id === chosen)
  return (
    <Choice
      label={editor.segment}
      name="segment"
      value={chosen}
      onChange={setChosen}
      choices={[
        ['', editor.everybody],
        ...known.map(({ id, name }) => [id, name] as const),
        ...(isKnown ? [] : [[chosen, chosen] as const]),
      ]}
    />
  )
}

function NewsFields({ body }: Pick<Edited, 'body'>) {
  const news = body?.kind === 'news' ? body : null
  return (
    <>
      <When label={editor.from} name="from" time={news?.from ?? null} />
      <label className="choice">
        <input
          type="checkbox"
          name="onlyWithConsent"
          defaultChecked={news?.onlyWithConsent ?? true}
        />{' '}
        {editor.onlyWithConsent}
      </label>
      <Addressed segment={news?.segment ?? null} />
      <Readers legend={editor.readers} languages={news?.languages ?? []} />
    </>
  )
}

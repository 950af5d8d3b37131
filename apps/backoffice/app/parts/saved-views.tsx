import type { SavedView, ViewPlace } from '@fairhouse/contract/backoffice/views'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ask } from '../ask.ts'
import { useMay } from '../shell/sitting.tsx'
import { views as texts } from '../texts/views.ts'
import { useCall } from '../use-call.ts'
import { AskForm, textOf } from './ask-form.tsx'
import { sentenceOf } from './sentence-of.ts'

/** Filters of this queue under their names: one opens them by a link, for they stand in the address. */
export function SavedViews({ place }: { place: ViewPlace }) {
  const { pathname, search } = useLocation()
  const { state, reload } = useCall('views', { place })
  const [isSaving, setSaving] = useState(false)
  const query = search.slice(1)
  const views = state.type === 'done' ? state.reply.views : []
  const current = views.find((one) => one.query === query)
  return (
    <section className="acts" aria-label={texts.title}>
      {views.length === 0 && query === '' ? <span className="quiet">{texts.teach}</span> : null}
      {views.map((one) => (
        <Link
          key={one.id}
          to={`${pathname}?${one.query}`}
          aria-current={one === current ? 'page' : undefined}
        >
          {one.mine ? one.name : texts.saved(one.name, one.by)}
        </Link>
      ))}
      {current === undefined ? (
        query === '' ? null : (
          <Button size="small" onClick={() => setSaving(true)}>
            {texts.save}
          </Button>
        )
      ) : (
        <OfCurrent view={current} reload={reload} />
      )}
      {isSaving ? (
        <AskForm
          call="saveView"
          title={texts.save}
          bodyOf={(fields, id) => ({ id, place, name: textOf(fields, 'name'), query })}
          onClose={() => setSaving(false)}
          onDone={() => {
            setSaving(false)
            reload()
          }}
        >
          <TextField label={texts.name} name="name" required minLength={2} maxLength={40} />
        </AskForm>
      ) : null}
    </section>
  )
}

/** What can be done to the view that is open. */
function OfCurrent({ view, reload }: { view: SavedView; reload: () => void }) {
  const may = useMay()
  const [fault, setFault] = useState<string | null>(null)
  const told = (answer: Awaited<ReturnType<typeof ask>>) => {
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    reload()
  }
  return (
    <>
      {may('shareViews') ? (
        <Button
          size="small"
          onClick={() => void ask('shareView', { id: view.id, shared: !view.shared }).then(told)}
        >
          {view.shared ? texts.unshare : texts.share}
        </Button>
      ) : null}
      {view.mine ? (
        <Button
          size="small"
          rank="plain"
          onClick={() => void ask('dropView', { id: view.id }).then(told)}
        >
          {texts.drop(view.name)}
        </Button>
      ) : null}
      {fault === null ? null : <span role="alert">{fault}</span>}
    </>
  )
}

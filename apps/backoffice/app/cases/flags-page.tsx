import type { OpenFlag } from '@fairhouse/contract/backoffice/flags'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { NoteField } from '../parts/note-fields.tsx'
import { saveReport } from '../parts/save-report.ts'
import { Facts } from '../parts/table.tsx'
import { Told } from '../parts/told.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment, Money } from '../parts/values.tsx'
import { CloseFlag } from '../players/act-forms.tsx'
import { useMay } from '../shell/sitting.tsx'
import { flags as texts } from '../texts/cases.ts'
import { inWords, titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'

type Open = { readonly what: 'close' | 'report'; readonly flag: OpenFlag }

/** Flags that nobody closed, each with what was seen and what can be done. */
export function FlagsPage() {
  const { state, reload } = useCall('flags', {})
  const { open, show, close, done } = useSheet<Open>(reload)
  const [said, setSaid] = useState<string | null>(null)
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <Told said={said} />
      <Loaded state={state}>
        {({ flags, more }) => (
          <>
            {flags.length === 0 ? <p className="quiet">{texts.none}</p> : null}
            <div className="grid">
              {flags.map((flag) => (
                <FlagPanel key={flag.id} flag={flag} show={show} />
              ))}
            </div>
            {more ? <p className="quiet">{texts.more}</p> : null}
          </>
        )}
      </Loaded>
      {open?.what === 'close' ? (
        <CloseFlag
          player={open.flag.player}
          flag={open.flag.id}
          onClose={close}
          onDone={() => {
            setSaid(texts.closed)
            done()
          }}
        />
      ) : null}
      {open?.what === 'report' ? (
        <AskForm
          call="reportPlayer"
          title={texts.report}
          bodyOf={(fields) => ({
            player: open.flag.player,
            grounds: textOf(fields, 'grounds'),
          })}
          onClose={close}
          onDone={(file) => {
            saveReport(file)
            setSaid(texts.saved)
            close()
          }}
        >
          <NoteField label={texts.grounds} name="grounds" rows={3} />
          <p className="quiet">{texts.reportNote}</p>
        </AskForm>
      ) : null}
    </>
  )
}

function FlagPanel({ flag, show }: { flag: OpenFlag; show: (open: Open) => void }) {
  const mayAct = useMay()('closeFlags')
  const { kind, player, login, raisedAt, seen, isByCase } = flag
  const what = `${titled(kind)}, ${login}`
  return (
    <section className="panel">
      <h2>{titled(kind)}</h2>
      <p>
        <Link to={`/players/${player}`}>{texts.player(login, player)}</Link>{' '}
        <Moment at={raisedAt} />
      </p>
      <Facts rows={seen.map((fact) => [titled(fact.name), <Seen key="seen" fact={fact} />])} />
      {isByCase ? (
        <p>
          {texts.byCase} <Link to="/addresses">{texts.addresses}</Link>.
        </p>
      ) : null}
      {mayAct ? (
        <p className="acts">
          {isByCase ? null : (
            <Button
              size="small"
              rank="first"
              aria-label={texts.closeOf(what)}
              onClick={() => show({ what: 'close', flag })}
            >
              {texts.close}
            </Button>
          )}
          <Button
            size="small"
            aria-label={texts.reportOf(what)}
            onClick={() => show({ what: 'report', flag })}
          >
            {texts.report}
          </Button>
        </p>
      ) : null}
    </section>
  )
}

/** What was seen: sums as money; payments and players lead to their pages. */
function Seen({ fact: { name, values, isSum } }: { fact: OpenFlag['seen'][number] }) {
  if (isSum) return <Money units={Number(values[0])} currency="USD" />
  if (name === 'payments' || name === 'players')
    return (
      <span className="tags">
        {values.map((value) => (
          <Link key={value} to={`/${name}/${value}`}>
            {value}
          </Link>
        ))}
      </span>
    )
  return name === 'markers' ? values.map(inWords).join('; ') : values.join(', ')
}

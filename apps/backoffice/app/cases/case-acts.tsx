import type { addressSayings } from '@fairhouse/contract/backoffice/addresses'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import type { ReplyOf } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { NoteField } from '../parts/note-fields.tsx'
import { saveReport } from '../parts/save-report.ts'
import { Told } from '../parts/told.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { useMay, useSitting } from '../shell/sitting.tsx'
import { addresses as texts } from '../texts/cases.ts'

type Case = ReplyOf<'addressCase'>
type Saying = (typeof addressSayings)[number]
type Act = Saying | 'takeBack' | 'report'

const nameOf = (act: Act, { isDeposit }: Pick<Case, 'isDeposit'>): string =>
  act === 'refuse' && isDeposit ? texts.withhold : texts[act]

/** What who sits here can say to a held payment, take back, or have reported. */
export function CaseActs({ one, reload }: { one: Case; reload: () => void }) {
  const { name } = useSitting()
  const may = useMay()
  const { open, show, close, done } = useSheet<Act>(reload)
  const [said, setSaid] = useState<string | null>(null)
  if (!may('closeFlags')) return null
  const hasSaid = one.said.some(({ staff }) => staff === name)
  const sayings: readonly Act[] =
    one.decided === null ? ['release', 'refuse', ...(hasSaid ? (['takeBack'] as const) : [])] : []
  const became = (sentence: string) => {
    setSaid(sentence)
    done()
  }
  return (
    <>
      <p className="acts">
        {[...sayings, 'report' as const].map((act) => (
          <Button
            key={act}
            size="small"
            rank={act === 'release' ? 'first' : 'second'}
            onClick={() => {
              setSaid(null)
              show(act)
            }}
          >
            {nameOf(act, one)}
          </Button>
        ))}
      </p>
      <Told said={said} />
      {open === null ? null : <Form one={one} act={open} onClose={close} onDone={became} />}
    </>
  )
}

interface FormProps {
  readonly one: Case
  readonly act: Act
  readonly onClose: () => void
  readonly onDone: (said: string) => void
}

function Form({ one, act, onClose, onDone }: FormProps) {
  const { id } = one
  const title = nameOf(act, one)
  switch (act) {
    case 'release':
    case 'refuse':
      return (
        <AskForm
          call="sayOnAddress"
          title={title}
          bodyOf={(fields) => ({ id, says: act, note: textOf(fields, 'note') })}
          onClose={onClose}
          onDone={({ became }) => onDone(texts.became[became])}
        >
          <NoteField label={texts.why} />
        </AskForm>
      )
    case 'takeBack':
      return (
        <AskForm
          call="takeBackSaying"
          title={title}
          bodyOf={(fields) => ({ id, note: textOf(fields, 'note') })}
          onClose={onClose}
          onDone={() => onDone(texts.wasTakenBack)}
        >
          <NoteField label={texts.why} />
        </AskForm>
      )
    case 'report':
      return (
        <AskForm
          call="reportAddress"
          title={title}
          bodyOf={(fields) => ({ id, grounds: textOf(fields, 'grounds') })}
          onClose={onClose}
          onDone={(file) => {
            saveReport(file)
            onDone(texts.done)
          }}
        >
          <NoteField label={texts.grounds} name="grounds" rows={3} />
          <p className="quiet">{texts.reportNote}</p>
        </AskForm>
      )
  }
}

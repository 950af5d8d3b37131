import type { ShownDeed } from '@fairhouse/contract/backoffice/deeds'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ask } from '../ask.ts'
import { textOf } from '../parts/ask-form.tsx'
import { PagesOf } from '../parts/pages-of.tsx'
import { Table } from '../parts/table.tsx'
import { Told } from '../parts/told.tsx'
import { Moment, wholeNumber } from '../parts/values.tsx'
import { deedInWords, deeds as texts } from '../texts/deeds.ts'

/** What staff did, narrowed by who and to what; the address keeps the choice. */
export function DeedsPage() {
  const [query, setQuery] = useSearchParams()
  const [staff, subject] = [query.get('staff') || null, query.get('subject') || null]
  const [broken, setBroken] = useState<number | null | undefined>(undefined)
  const load = useCallback(
    async (before: string | null) => {
      const answer = await ask('deeds', { staff, subject, before })
      if (answer.type === 'done' && before === null) setBroken(answer.reply.broken)
      return answer
    },
    [staff, subject],
  )
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <Chain broken={broken} />
      <Narrowed
        key={`${staff ?? ''} ${subject ?? ''}`}
        staff={staff}
        subject={subject}
        narrow={setQuery}
      />
      <section className="panel">
        <PagesOf load={load}>{(rows) => <Deeds rows={rows} />}</PagesOf>
      </section>
    </>
  )
}

/** Whether the newest entries are as they were written down; undefined: not known yet. */
function Chain({ broken }: { broken: number | null | undefined }) {
  if (broken === undefined || broken === null)
    return <Told said={broken === undefined ? null : texts.whole} />
  return (
    <p className="fault" role="alert">
      {texts.broken(broken)}
    </p>
  )
}

interface NarrowedProps {
  readonly staff: string | null
  readonly subject: string | null
  readonly narrow: (to: Record<string, string>) => void
}

function Narrowed({ staff, subject, narrow }: NarrowedProps) {
  return (
    <form
      className="asked"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        const [by, to] = [textOf(fields, 'staff').trim(), textOf(fields, 'subject').trim()]
        narrow({ ...(by === '' ? {} : { staff: by }), ...(to === '' ? {} : { subject: to }) })
      }}
    >
      <TextField
        label={texts.staff}
        hint={texts.staffHint}
        name="staff"
        maxLength={60}
        defaultValue={staff ?? ''}
      />
      <TextField
        label={texts.subject}
        hint={texts.subjectHint}
        name="subject"
        maxLength={120}
        defaultValue={subject ?? ''}
      />
      <Button type="submit">{texts.show}</Button>
      {staff === null && subject === null ? null : (
        <Button rank="plain" onClick={() => narrow({})}>
          {texts.everything}
        </Button>
      )}
    </form>
  )
}

const { heads } = texts

const Deeds = ({ rows }: { rows: readonly ShownDeed[] }) => (
  <Table
    name={texts.title}
    heads={[
      { name: heads.number, isNumber: true },
      heads.when,
      heads.who,
      heads.did,
      heads.to,
      heads.with,
    ]}
    rows={rows.map(({ number, at, staff, deed, subject, facts }) => ({
      key: String(number),
      cells: [
        wholeNumber(number),
        <Moment key="at" at={at} />,
        staff,
        deedInWords(deed),
        <code key="subject">{subject}</code>,
        <code key="facts">{facts}</code>,
      ],
    }))}
    none={texts.none}
  />
)

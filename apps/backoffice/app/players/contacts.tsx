import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import type { ReplyOf } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Facts, Panel } from '../parts/table.tsx'
import { useMay } from '../shell/sitting.tsx'
import { player as texts } from '../texts/player.ts'
import { contacts as contactTexts } from '../texts/staff.ts'
import { shell } from '../texts/texts.ts'
import { titled } from '../texts/words.ts'
import type { Summary } from './summary.ts'

/** Who a player is. Whoever sees contacts masked can ask for them, with a word on why. */
export function Who({ summary }: { summary: Summary }) {
  const may = useMay()
  const [shown, setShown] = useState<ReplyOf<'showContacts'> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { email, phone, birthDate, address } = shown ?? summary
  const { player } = summary
  return (
    <Panel title={texts.who}>
      <Facts
        rows={[
          [texts.name, summary.name ?? shell.none],
          [texts.email, `${email} (${summary.emailVerified ? texts.verified : texts.notVerified})`],
          [texts.phone, phone ?? shell.none],
          [texts.birthDate, birthDate ?? shell.none],
          [texts.address, address ?? shell.none],
          [texts.country, summary.country],
          [texts.language, summary.language],
          [texts.identity, titled(summary.identity)],
        ]}
      />
      {may('showContacts') && !may('seeContacts') && shown === null ? (
        <>
          <p className="quiet">{contactTexts.masked}</p>
          <Button size="small" onClick={() => setAsking(true)}>
            {contactTexts.show}
          </Button>
        </>
      ) : null}
      {isAsking ? (
        <AskForm
          call="showContacts"
          title={contactTexts.show}
          bodyOf={(fields) => ({ player, note: textOf(fields, 'note') })}
          onClose={() => setAsking(false)}
          onDone={(reply) => {
            setAsking(false)
            setShown(reply)
          }}
        >
          <TextField label={contactTexts.why} name="note" required minLength={3} maxLength={500} />
        </AskForm>
      ) : null}
    </Panel>
  )
}

import { identityDecisions, type decideIdentity } from '@fairhouse/contract/backoffice/identity'
import type { StaffBody } from '@fairhouse/contract/backoffice/staff-call'
import { identityReasons } from '@fairhouse/contract/entities/identity-check'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import type { ReplyOf } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Choice } from '../parts/choice.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { NoteField, noteIn } from '../parts/note-fields.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Told } from '../parts/told.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment, Tag } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { identity as texts } from '../texts/cases.ts'
import { player as playerTexts } from '../texts/player.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'
import { Papers } from './papers.tsx'

const { heads, none, parts } = playerTexts

type To = StaffBody<typeof decideIdentity>['to']
type Act = To | 'ask'
type Check = ReplyOf<'playerIdentity'>

const actNames = {
  approved: texts.approve,
  asked: texts.askOthers,
  rejected: texts.reject,
} as const satisfies Record<To, string>

/** What somebody who decides can do now: with documents that wait, or where none were asked for. */
const actsFor = ({ state }: Pick<Check, 'state'>): readonly Act[] => {
  if (state === 'inReview') return identityDecisions
  return state === 'asked' ? [] : ['ask']
}

/** Who a player is, as far as it is known: documents, steps, and what can be decided. */
export function Identity({ player }: { player: number }) {
  const { state, reload } = useCall('playerIdentity', { player })
  const { open, show, close, done } = useSheet<Act>(reload)
  const [said, setSaid] = useState<string | null>(null)
  const mayAct = useMay()('decideIdentity')
  return (
    <Loaded state={state}>
      {(file) => (
        <div className="grid">
          <Panel title={parts.identity}>
            <p>
              <Tag word={file.state} kind={file.state === 'inReview' ? 'now' : 'plain'} />
            </p>
            {mayAct ? (
              <p className="acts">
                {actsFor(file).map((act) => (
                  <Button
                    key={act}
                    size="small"
                    rank={act === 'approved' ? 'first' : 'second'}
                    onClick={() => {
                      setSaid(null)
                      show(act)
                    }}
                  >
                    {act === 'ask' ? texts.ask : actNames[act]}
                  </Button>
                ))}
              </p>
            ) : null}
            <Told said={said} />
            <Steps steps={file.steps} />
          </Panel>
          <Papers player={player} papers={file.papers} maySee={mayAct} />
          {open === null ? null : (
            <Form
              player={player}
              act={open}
              onClose={close}
              onDone={(became) => {
                setSaid(became)
                done()
              }}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}

const Steps = ({ steps }: Pick<Check, 'steps'>) => (
  <Table
    name={parts.identity}
    heads={[heads.when, heads.state, heads.by, heads.why]}
    rows={steps.map(({ at, to, by, note }) => ({
      key: `${at} ${to}`,
      cells: [<Moment key="at" at={at} />, titled(to), by, note],
    }))}
    none={none.identity}
  />
)

interface FormProps {
  readonly player: number
  readonly act: Act
  readonly onClose: () => void
  readonly onDone: (said: string) => void
}

function Form({ player, act, onClose, onDone }: FormProps) {
  if (act === 'ask')
    return (
      <AskForm
        call="askIdentity"
        title={texts.ask}
        bodyOf={(fields) => ({ player, note: textOf(fields, 'note') })}
        onClose={onClose}
        onDone={() => onDone(texts.asked)}
      >
        <NoteField label={texts.why} />
      </AskForm>
    )
  return (
    <AskForm
      call="decideIdentity"
      title={actNames[act]}
      bodyOf={(fields) => ({
        player,
        to: act,
        reason: identityReasons.find((one) => one === textOf(fields, 'reason')) ?? null,
        note: noteIn(fields),
      })}
      onClose={onClose}
      onDone={() => onDone(texts.decided)}
    >
      {act === 'approved' ? null : (
        <Choice
          label={texts.wrong}
          name="reason"
          choices={identityReasons.map((one) => [one, texts.reasons[one]])}
        />
      )}
      <NoteField label={texts.note} optional />
    </AskForm>
  )
}

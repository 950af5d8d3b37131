import { flagsToAsk, suspensionCauses } from '@fairhouse/contract/backoffice/player-acts'
import { adjustedPockets } from '@fairhouse/contract/backoffice/adjustments'
import { Field, TextField } from '@fairhouse/ui/field'
import type { ReactNode } from 'react'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Choice } from '../parts/choice.tsx'
import { player as texts } from '../texts/player.ts'
import { titled } from '../texts/words.ts'
import { centsOf } from './cents-of.ts'
import type { Summary } from './summary.ts'

export interface ActProps {
  readonly summary: Summary
  readonly onDone: () => void
  readonly onClose: () => void
}

const { acts } = texts

const Note = ({ label = acts.note }: { label?: string }) => (
  <TextField label={label} name="note" required minLength={3} maxLength={500} />
)

const noteOf = (fields: FormData) => textOf(fields, 'note')

const inPairs = (words: readonly string[]) => words.map((word) => [word, titled(word)] as const)

const Suspend = ({ summary: { player }, ...rest }: ActProps) => (
  <AskForm
    {...rest}
    call="suspend"
    title={acts.suspend}
    bodyOf={(fields) => ({
      player,
      note: noteOf(fields),
      cause: suspensionCauses.find((one) => one === textOf(fields, 'cause')) ?? 'check',
    })}
  >
    <Choice label={acts.cause} name="cause" choices={inPairs(suspensionCauses)} />
    <Note />
  </AskForm>
)

const Release = ({ summary: { player }, ...rest }: ActProps) => (
  <AskForm
    {...rest}
    call="release"
    title={acts.release}
    bodyOf={(fields) => ({ player, note: noteOf(fields) })}
  >
    <Note />
  </AskForm>
)

const flagOf = (fields: FormData) =>
  flagsToAsk.find((one) => one === textOf(fields, 'flag')) ?? 'birthDate'

const AskToPutRight = ({ summary: { player, askedToPutRight }, ...rest }: ActProps) => (
  <AskForm
    {...rest}
    call="askToPutRight"
    title={acts.askToPutRight}
    bodyOf={(fields) => ({ player, flag: flagOf(fields), note: noteOf(fields) })}
  >
    <Choice
      label={acts.flag}
      name="flag"
      choices={inPairs(flagsToAsk.filter((flag) => !askedToPutRight.includes(flag)))}
    />
    <Note />
  </AskForm>
)

const NoLongerAsk = ({ summary: { player, askedToPutRight }, ...rest }: ActProps) => (
  <AskForm
    {...rest}
    call="noLongerAsk"
    title={acts.noLongerAsk}
    bodyOf={(fields) => ({ player, flag: flagOf(fields), note: noteOf(fields) })}
  >
    <Choice label={acts.flag} name="flag" choices={inPairs(askedToPutRight)} />
    <Note />
  </AskForm>
)

const EndSessions = ({ summary: { player }, ...rest }: ActProps) => (
  <AskForm
    {...rest}
    call="endSessions"
    title={acts.endSessions}
    bodyOf={(fields) => ({ player, note: noteOf(fields) })}
  >
    <Note />
  </AskForm>
)

const ResendVerification = ({ summary: { player }, ...rest }: ActProps) => (
  <AskForm
    {...rest}
    call="resendVerification"
    title={acts.resendVerification}
    bodyOf={(fields, key) => ({ player, key, note: noteOf(fields) })}
  >
    <p className="quiet">{acts.resendNote}</p>
    <Note />
  </AskForm>
)

const AddNote = ({ summary: { player }, ...rest }: ActProps) => (
  <AskForm
    {...rest}
    call="addNote"
    title={acts.addNote}
    bodyOf={(fields, key) => ({ player, key, note: noteOf(fields) })}
  >
    <Note label={acts.noteText} />
  </AskForm>
)

const SendMessage = ({ summary: { player }, ...rest }: ActProps) => (
  <AskForm
    {...rest}
    call="sendMessage"
    title={acts.sendMessage}
    bodyOf={(fields, key) => ({
      player,
      key,
      subject: textOf(fields, 'subject'),
      body: textOf(fields, 'body'),
    })}
  >
    <TextField label={acts.subject} name="subject" required minLength={3} maxLength={120} />
    <Field label={acts.body}>
      {(ties) => (
        <textarea
          {...ties}
          className="entry"
          name="body"
          rows={6}
          required
          minLength={3}
          maxLength={4000}
        />
      )}
    </Field>
  </AskForm>
)

const AskAdjustment = ({ summary: { player, playsFor }, ...rest }: ActProps) => (
  <AskForm
    {...rest}
    call="askAdjustment"
    title={acts.askAdjustment}
    bodyOf={(fields, key) => {
      const amount = centsOf(textOf(fields, 'amount'))
      if (amount === null) return acts.amountWrong
      const pocket = adjustedPockets.find((one) => one === textOf(fields, 'pocket')) ?? 'credits'
      if (pocket === 'bonus' && amount < 0) return acts.bonusOnlyGiven
      return { player, key, amount, pocket, note: noteOf(fields) }
    }}
  >
    <p className="quiet">{acts.twoPeople}</p>
    <Choice
      label={acts.pocket}
      name="pocket"
      choices={
        playsFor === 'play'
          ? [['credits', acts.credits]]
          : [
              ['cash', acts.cash],
              ['credits', acts.credits],
              ['bonus', acts.bonus],
              ['points', acts.points],
            ]
      }
    />
    <TextField label={acts.amount} name="amount" required maxLength={12} inputMode="text" />
    <Note />
  </AskForm>
)

export const formOf = {
  suspend: Suspend,
  release: Release,
  askToPutRight: AskToPutRight,
  noLongerAsk: NoLongerAsk,
  endSessions: EndSessions,
  resendVerification: ResendVerification,
  addNote: AddNote,
  sendMessage: SendMessage,
  askAdjustment: AskAdjustment,
} as const satisfies Record<string, (props: ActProps) => ReactNode>
export type ActName = keyof typeof formOf

/** Closes a flag that a rule raised, with a word on why. */
export const CloseFlag = ({
  player,
  flag,
  ...rest
}: Pick<ActProps, 'onDone' | 'onClose'> & { player: number; flag: string }) => (
  <AskForm
    {...rest}
    call="closeFlag"
    title={acts.closeFlag}
    bodyOf={(fields) => ({ player, flag, note: noteOf(fields) })}
  >
    <Note />
  </AskForm>
)

import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Choice } from '../parts/choice.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/table.tsx'
import { Tags } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { tagging as texts } from '../texts/segments.ts'
import { useCall } from '../use-call.ts'
import type { Summary } from './summary.ts'

interface Props {
  readonly summary: Summary
  readonly reload: () => void
}

/** Which words staff gave to a player; who may gives and takes them. */
export function PlayerTags({ summary, reload }: Props) {
  const may = useMay()
  // A tag that is taken; empty: one is given.
  const [changing, setChanging] = useState<string | null>(null)
  const { player, tags } = summary
  const close = () => setChanging(null)
  const done = () => {
    close()
    reload()
  }
  const why = <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
  return (
    <Panel title={texts.title}>
      {tags.length === 0 ? <p className="quiet">{texts.none}</p> : <Tags words={tags} />}
      {may('tagPlayers') ? (
        <p className="acts">
          <Button size="small" onClick={() => setChanging('')}>
            {texts.give}
          </Button>
          {tags.map((tag) => (
            <Button key={tag} size="small" rank="plain" onClick={() => setChanging(tag)}>
              {texts.take(tag)}
            </Button>
          ))}
        </p>
      ) : null}
      {changing === null ? null : changing === '' ? (
        <Give player={player} known={tags} onDone={done} onClose={close} />
      ) : (
        <AskForm
          call="tagPlayer"
          title={texts.take(changing)}
          bodyOf={(fields) => ({
            player,
            tag: changing,
            on: false,
            note: textOf(fields, 'note'),
          })}
          onDone={done}
          onClose={close}
        >
          {why}
        </AskForm>
      )}
    </Panel>
  )
}

function Give({
  player,
  known,
  ...rest
}: {
  player: number
  known: readonly string[]
  onDone: () => void
  onClose: () => void
}) {
  const { state } = useCall('segments', {})
  return (
    <AskForm
      {...rest}
      call="tagPlayer"
      title={texts.give}
      bodyOf={(fields) => ({
        player,
        tag: textOf(fields, 'tag'),
        on: true,
        note: textOf(fields, 'note'),
      })}
    >
      <Loaded state={state}>
        {({ tags }) => {
          const open = tags.filter(({ tag }) => !known.includes(tag))
          return open.length === 0 ? (
            <p className="quiet">{texts.noTags}</p>
          ) : (
            <Choice
              label={texts.tag}
              name="tag"
              choices={open.map(({ tag, meaning }) => [tag, `${tag}: ${meaning}`] as const)}
            />
          )
        }}
      </Loaded>
      <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
    </AskForm>
  )
}

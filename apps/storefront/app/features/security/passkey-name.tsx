import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { type FormEvent, useState } from 'react'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['security']
  readonly name: string
  save(name: string): Promise<void>
  cancel(): void
}

/** A name that tells one device from another. */
export function PasskeyName({ texts, name, save, cancel }: Props) {
  const [typed, setTyped] = useState(name)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    await (typed.trim() === '' ? cancel() : save(typed))
  }
  return (
    <form className="security-name" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.passkeys.name}
        name="name"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the player has just asked to type here
        autoFocus
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') cancel()
        }}
      />
      <div className="security-ways">
        <Button type="submit" size="small" rank="first">
          {texts.passkeys.save}
        </Button>
        <Button size="small" rank="plain" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

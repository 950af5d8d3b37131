import { Button } from '@fairhouse/ui/button'
import { Field, TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import type { Texts } from '../../../shell/texts/texts.ts'
import type { Title } from '../entries.ts'
import type { RoomAsked } from './use-room-round.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly rooms: readonly Title[]
  /** The round of the page's address, if any. */
  readonly wanted: RoomAsked | null
  readonly isBusy: boolean
  readonly onAsk: (asked: RoomAsked) => void
}

/** Which round of which room is to be worked out again. */
export function RoomForm({ texts, rooms, wanted, isBusy, onAsk }: Props) {
  const words = texts.room
  const [asked, setAsked] = useState<RoomAsked>(
    wanted ?? { uri: rooms[0]?.uri ?? '', chain: '', number: '' },
  )
  return (
    <form
      className="verifier-loader"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(asked)
      }}
    >
      <Field label={texts.game}>
        {(ties) => (
          <select
            {...ties}
            className="entry"
            name="room"
            value={asked.uri}
            onChange={({ target }) => setAsked({ ...asked, uri: target.value })}
          >
            {rooms.map(({ uri, name }) => (
              <option key={uri} value={uri}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        name="number"
        label={words.number}
        inputMode="numeric"
        autoComplete="off"
        value={asked.number}
        onChange={({ target }) => setAsked({ ...asked, number: target.value.trim() })}
      />
      <TextField
        name="chain"
        label={words.chain}
        hint={words.chainHint}
        inputMode="numeric"
        autoComplete="off"
        value={asked.chain}
        onChange={({ target }) => setAsked({ ...asked, chain: target.value.trim() })}
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? texts.verifying : texts.verify}
      </Button>
    </form>
  )
}

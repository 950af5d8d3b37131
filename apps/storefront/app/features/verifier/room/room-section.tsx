import { Button } from '@fairhouse/ui/button'
import { Field, TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import type { Client } from '../../../shell/session/client.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import type { Title } from '../entries.ts'
import { RoomResult } from './room-result.tsx'
import { type RoomAsked, useRoomRound } from './use-room-round.ts'
import './room.css'

interface Props {
  readonly texts: Texts['verify']
  readonly client: Client
  readonly rooms: readonly Title[]
  /** The round of the page's address, if any. */
  readonly wanted: RoomAsked | null
}

/** A round that many shared, worked out again from its chain. Anybody may: no account is needed. */
export function RoomSection({ texts, client, rooms, wanted }: Props) {
  const words = texts.room
  const [asked, setAsked] = useState<RoomAsked>(
    wanted ?? { uri: rooms[0]?.uri ?? '', chain: '', number: '' },
  )
  const { found, verify } = useRoomRound(client, wanted)
  return (
    <section className="verifier-room" aria-labelledby="verify-room">
      <h2 id="verify-room">{words.heading}</h2>
      <p className="verifier-hint">{words.lead}</p>
      <div className="verifier-halves">
        <form
          className="verifier-loader"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void verify(asked)
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
          <Button type="submit" busy={found.stage === 'busy'}>
            {found.stage === 'busy' ? texts.verifying : texts.verify}
          </Button>
        </form>
        <div className="result" aria-live="polite">
          <RoomResult texts={texts} found={found} />
        </div>
      </div>
    </section>
  )
}

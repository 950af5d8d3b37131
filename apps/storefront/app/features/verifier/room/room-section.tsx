import type { Client } from '../../../shell/session/client.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import type { Title } from '../entries.ts'
import { RoomForm } from './room-form.tsx'
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
  const { found, verify } = useRoomRound(client, wanted)
  return (
    <section className="verifier-room" aria-labelledby="verify-room">
      <h2 id="verify-room">{words.heading}</h2>
      <p className="verifier-hint">{words.lead}</p>
      <div className="verifier-halves">
        <RoomForm
          {...{ texts, rooms, wanted }}
          isBusy={found.stage === 'busy'}
          onAsk={(asked) => void verify(asked)}
        />
        <div className="result" aria-live="polite">
          <RoomResult texts={texts} found={found} />
        </div>
      </div>
    </section>
  )
}

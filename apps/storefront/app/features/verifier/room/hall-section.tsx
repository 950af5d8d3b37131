import type { Client } from '../../../shell/session/client.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import type { Title } from '../entries.ts'
import { HallResult } from './hall-result.tsx'
import { RoomForm } from './room-form.tsx'
import { useHallRound } from './use-hall-round.ts'
import type { RoomAsked } from './use-room-round.ts'
import './room.css'

interface Props {
  readonly texts: Texts['verify']
  readonly client: Client
  readonly halls: readonly Title[]
  /** The round of the page's address, if any. */
  readonly wanted: RoomAsked | null
}

/** A round of a bingo hall, worked out again from its chain. Anybody may: no account is needed. */
export function HallSection({ texts, client, halls, wanted }: Props) {
  const words = texts.hall
  const { found, verify } = useHallRound(client, wanted)
  return (
    <section className="verifier-room" aria-labelledby="verify-hall">
      <h2 id="verify-hall">{words.heading}</h2>
      <p className="verifier-hint">{words.lead}</p>
      <div className="verifier-halves">
        <RoomForm
          {...{ texts, wanted }}
          rooms={halls}
          isBusy={found.stage === 'busy'}
          onAsk={(asked) => void verify(asked)}
        />
        <div className="result" aria-live="polite">
          <HallResult texts={texts} found={found} />
        </div>
      </div>
    </section>
  )
}

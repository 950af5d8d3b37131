import type { Json } from '@fairhouse/contract/json'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import { ask, type Asker } from '../../asking/ask.ts'
import { askUntilAnswered, type Patience } from '../../asking/ask-until-answered.ts'
import { requestKey } from '../../asking/request-key.ts'
import type { HouseClient, PlayAnswer } from './controller-needs.ts'
import { plainBet, type ControllerState } from './controller-state.ts'

export interface HouseClientNeeds {
  readonly asker: Asker
  readonly uri: string
  readonly patience: Patience
  /** Hears every answer. */
  readonly reached: (answer: PlayAnswer) => void
}

/** The play calls. One request key for each press, however often the network makes us repeat it. */
export function openHouseClient({ asker, uri, patience, reached }: HouseClientNeeds): HouseClient {
  const play = async (
    state: ControllerState,
    action: ActionName,
    { data, mode = plainBet }: { readonly data: Json | null; readonly mode?: string },
  ): Promise<PlayAnswer> => {
    const body = {
      uri,
      connection: state.connection,
      requestKey: requestKey(),
      stake: action === 'bet' ? state.stake : (state.round?.stake ?? state.stake),
      action,
      data: data === null ? undefined : JSON.stringify(data),
      mode: mode === plainBet ? undefined : mode,
    }
    const answer = await askUntilAnswered(asker, 'play', body, patience)
    if (answer.ok || answer.failure.type !== 'unreachable') reached(answer)
    return answer
  }
  return {
    bet: (state, mode) => play(state, 'bet', { mode, data: state.selected?.selection ?? null }),
    act: (state, { type, data }) => play(state, type, { data }),
    status: async () => {
      const answer = await ask(asker, 'status', { passive: true })
      return answer.ok ? answer.reply.userStatus : null
    },
  }
}

import type { RefusalName } from '@fairhouse/contract/refusals'
import type { Failure } from '../../../asking/failure.ts'
import type { HouseError } from '../errors/house-error.ts'
import { type Notices, notice, withNotice } from '../notices/notices.ts'
import type { Texts } from '../texts/texts.ts'
import { createStore, type Store } from './store.ts'

export interface AskingManner {
  /** Asked by the page, not by the player: fails in silence. */
  readonly passive?: boolean
  /** Refusals that the asker shows itself. */
  readonly shows?: readonly RefusalName[]
}

/** The catalogue is loaded with the first error: most visits meet none. */
const loadJudge = () => import('../errors/judge.ts')
type Court = Awaited<ReturnType<typeof loadJudge>>

interface TellerNeeds {
  readonly texts: Texts['errors']
  readonly notices: Store<Notices>
  /** The error says that the session is over. */
  forgetPlayer(): void
}

/** Tells errors as the catalogue says: over the page, or by a notice when no catalogue knows them. */
export function tellErrors({ texts, notices, forgetPlayer }: TellerNeeds) {
  const covering = createStore<HouseError | null>(null)
  let stays = false

  const show = (sentence: string, code: number | string): void =>
    notices.set(withNotice(notices.get(), notice('ERROR', sentence, { code })))

  async function tell(find: (court: Court) => HouseError, manner: AskingManner): Promise<void> {
    const court = await loadJudge().catch(() => null)
    if (court === null) {
      // Cut off before the catalogue came: that the connection is lost is all there is to say.
      if (!manner.passive) show(texts.network, 'NETWORK_ERROR')
      return
    }
    const error = find(court)
    const verdict = court.judge(error, manner.shows)
    if (verdict.logsOut) forgetPlayer()
    if (verdict.shown === 'notice') show(error.publicMessage, error.code)
    if (verdict.shown !== 'page') return
    stays = verdict.stays
    covering.set(error)
  }

  return {
    covering,
    ofFailure: (failure: Failure, manner: AskingManner): Promise<void> =>
      tell((court) => court.errorOfFailure(failure, manner.passive ?? false, texts), manner),
    ofCode: (code: HouseError['code'], rest: Partial<HouseError> = {}): Promise<void> =>
      tell((court) => court.errorOfCode(code, rest), {}),
    hide: (): void => covering.set(null),
    pageChanged(): void {
      if (!stays) covering.set(null)
    },
  }
}

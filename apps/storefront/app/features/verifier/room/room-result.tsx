import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { Verdict } from '../result.tsx'
import { SealOf, Step } from '../step.tsx'
import type { ToldRoomRound } from './check-told.ts'
import { SaveShared } from './save-shared.tsx'
import type { RoomFound } from './use-room-round.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly found: RoomFound
}

/** The verdict on a shared round, then what it rests on. */
export function RoomResult({ texts, found }: Props) {
  const words = texts.room
  switch (found.stage) {
    case 'idle':
      return <p className="verifier-hint">{words.waiting}</p>
    case 'busy':
      return <p className="verifier-hint">{texts.verifying}</p>
    case 'missing':
      return <p role="alert">{words.missing}</p>
    case 'failed':
      return <p role="alert">{words.failed}</p>
    case 'checked':
      return <Checked texts={texts} found={found} />
  }
}

function Checked({
  texts,
  found: { round, chain, checks },
}: {
  texts: Texts['verify']
  found: Extract<RoomFound, { stage: 'checked' }>
}) {
  const words = texts.room
  const { language } = useHouse()
  const { number } = useWriting()
  const holds = checks.chain && checks.bust
  const figures = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  const times = (hundredths: number): string => `${figures.format(hundredths / 100)}×`
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  const moment = (at: string | null): string => (at === null ? '–' : when.format(new Date(at)))
  return (
    <>
      <Verdict
        kind={holds ? 'agrees' : 'differs'}
        title={holds ? texts.resultAgrees : texts.resultDiffers}
        text={fill(holds ? words.holds : words.fails, {
          number: number(round.number),
          bust: times(round.bust),
        })}
      />
      <ol className="result-steps">
        <Step
          title={words.stepChain}
          agrees={checks.chain}
          says={fill(checks.chain ? words.chainHolds : words.chainFails, {
            number: number(round.number),
          })}
        >
          <div className={`seals seals-${checks.chain ? 'agree' : 'differ'}`}>
            <SealOf hash={round.link} words={words.link} />
            <SealOf hash={checks.foundEnd} words={words.foundEnd} />
            <SealOf hash={round.end} words={fill(words.end, { when: moment(chain.committedAt) })} />
          </div>
        </Step>
        <Step
          title={words.stepSalt}
          agrees={null}
          says={[
            fill(words.saltMeans, {
              committed: moment(chain.committedAt),
              salted: moment(chain.saltedAt),
            }),
            ...(chain.source === 'house' ? [words.saltOurs] : []),
          ].join(' ')}
        >
          <code className="room-code">{round.salt}</code>
        </Step>
        <Step
          title={words.stepBust}
          agrees={checks.bust}
          says={fill(checks.bust ? words.bustHolds : words.bustFails, {
            found: times(checks.foundBust),
            told: times(round.bust),
          })}
        >
          <code className="room-code">
            HMAC-SHA256({round.link.slice(0, 8)}…, “{round.salt.slice(0, 8)}…:{round.number}:0”)
          </code>
        </Step>
      </ol>
      <SaveShared texts={texts} round={savedOf(round)} />
    </>
  )
}

/** The round as a file tells it. */
const savedOf = ({ uri, definition, end, salt, number, link, bust }: ToldRoomRound) => ({
  kind: 'crash' as const,
  uri,
  definition,
  chain: { end, salt },
  round: { number, link, bust },
})

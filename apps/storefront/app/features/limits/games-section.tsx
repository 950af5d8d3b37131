import type { BlockedKind } from '@fairhouse/contract/entities/protection'
import { type GameKind, gameKinds } from '@fairhouse/contract/entities/game-words'
import { Button } from '@fairhouse/ui/button'
import { Chip } from '@fairhouse/ui/chip'
import { useId } from 'react'
import { fill } from '../../shell/language/say.ts'
import { useHouse } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { momentOf } from './moment-of.ts'
import { useIsPast } from './use-is-past.ts'
import type { ProtectionAtHand } from './use-protection.ts'

interface Props {
  readonly texts: Texts['limits']
  readonly at: ProtectionAtHand
}

/** Kinds of games, each on or off. What is turned off is on again only after a day and a second yes. */
export function GamesSection({ texts, at }: Props) {
  const id = useId()
  const blockOf = (kind: GameKind) => at.protection.blocked.find((block) => block.kind === kind)
  const turn = (kind: GameKind, blocked: '0' | '1') =>
    void at.change('blockGames', { kind, blocked })
  return (
    <section className="limits-section" aria-labelledby={id}>
      <div className="limits-about">
        <h2 id={id}>{texts.gamesHeading}</h2>
        <p>{texts.gamesText}</p>
      </div>
      <div className="limits-pauses">
        <div className="limits-ways" role="group" aria-labelledby={id}>
          {gameKinds.map((kind) => {
            const block = blockOf(kind)
            return (
              <Chip
                key={kind}
                name="games"
                value={kind}
                checked={block === undefined}
                disabled={at.busy || (block !== undefined && block.readyAt !== null)}
                change={() => turn(kind, block === undefined ? '1' : '0')}
              >
                {texts.gameKinds[kind]}
              </Chip>
            )
          })}
        </div>
        {at.protection.blocked.map((block) =>
          block.readyAt === null ? null : (
            <Wish
              key={block.kind}
              texts={texts}
              at={at}
              kind={block.kind}
              readyAt={block.readyAt}
              turn={turn}
            />
          ),
        )}
      </div>
    </section>
  )
}

interface WishProps extends Props {
  readonly kind: BlockedKind['kind']
  readonly readyAt: string
  turn(kind: GameKind, blocked: '0' | '1'): void
}

function Wish({ texts, at, kind, readyAt, turn }: WishProps) {
  const { language } = useHouse()
  const ready = useIsPast(readyAt)
  const when = momentOf(readyAt, language)
  return (
    <div className="limits-wish">
      <p>
        {fill(ready ? texts.gamesReady : texts.gamesWait, { kind: texts.gameKinds[kind], when })}
      </p>
      <div className="limits-ways">
        {ready ? (
          <Button size="small" rank="first" busy={at.busy} onClick={() => turn(kind, '0')}>
            {texts.gamesOn}
          </Button>
        ) : null}
        <Button size="small" busy={at.busy} onClick={() => turn(kind, '1')}>
          {texts.gamesOff}
        </Button>
      </div>
    </div>
  )
}

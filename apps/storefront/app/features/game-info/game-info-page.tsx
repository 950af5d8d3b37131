import { LateFeed } from '../feed/late-feed.tsx'
import { GameRow } from '../games/game-row.tsx'
import { JackpotBoard } from '../jackpots/jackpot-board.tsx'
import type { ShownJackpots } from '../jackpots/shown-jackpots.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { Asleep } from '../../shell/waking/asleep.tsx'
import type { GameInfo } from './game-info.ts'
import { InfoCertificate } from './info-certificate.tsx'
import { InfoHere } from './info-here.tsx'
import { InfoHead } from './info-head.tsx'
import { InfoNumbers } from './info-numbers.tsx'
import { InfoPaytable } from './info-paytable.tsx'
import { InfoReturn } from './info-return.tsx'
import { InfoRules } from './info-rules.tsx'
import './game-info.css'
import './info-sections.css'
import './info-paytable.css'

interface Props {
  /** `jackpots` of a title that has progressive ones. */
  readonly info: GameInfo & {
    readonly jackpots: ShownJackpots | null
    /** Of a game that can be played. */
    readonly feed: Texts['feed'] | null
  }
}

/** All that the house knows of a game, before anybody plays it. */
export function GameInfoPage({ info }: Props) {
  const { jackpots, feed } = info
  return (
    <article className="info">
      <InfoHead info={info} />
      <div className="frame-width info-below">
        {info.here === null ? null : <InfoHere here={info.here} />}
        {jackpots === null ? null : (
          <Asleep>
            <JackpotBoard jackpots={jackpots} />
          </Asleep>
        )}
        {/* Of an invented title there is nothing to tell: its rules and figures would be invented, too. */}
        {info.game.sandbox ? null : (
          <Asleep>
            <InfoRules info={info} />
          </Asleep>
        )}
        {info.paytable ? (
          <Asleep>
            <InfoPaytable told={info.paytable} texts={info.texts} />
          </Asleep>
        ) : null}
        {info.game.sandbox ? null : (
          <Asleep>
            <InfoNumbers info={info} />
          </Asleep>
        )}
        {info.game.sandbox ? null : (
          <Asleep>
            <InfoReturn info={info} />
          </Asleep>
        )}
        {info.proof ? (
          <Asleep>
            <InfoCertificate proof={info.proof} texts={info.texts} />
          </Asleep>
        ) : null}
        {feed === null ? null : (
          <Asleep>
            <LateFeed texts={feed} />
          </Asleep>
        )}
        <Asleep>
          <GameRow title={info.texts.similar} games={info.similar} />
        </Asleep>
      </div>
    </article>
  )
}

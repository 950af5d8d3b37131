import { GameRow } from '../games/game-row.tsx'
import type { GameInfo } from './game-info.ts'
import { InfoCertificate } from './info-certificate.tsx'
import { InfoHead } from './info-head.tsx'
import { InfoNumbers } from './info-numbers.tsx'
import { InfoRules } from './info-rules.tsx'
import './game-info.css'
import './info-sections.css'

/** All that the house knows of a game, before anybody plays it. */
export function GameInfoPage({ info }: { info: GameInfo }) {
  return (
    <article className="info">
      <InfoHead info={info} />
      <div className="frame-width info-below">
        <InfoRules info={info} />
        <InfoNumbers info={info} />
        {info.proof ? <InfoCertificate proof={info.proof} texts={info.texts} /> : null}
        <GameRow title={info.texts.similar} games={info.similar} />
      </div>
    </article>
  )
}

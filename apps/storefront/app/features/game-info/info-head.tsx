import { useId } from 'react'
import { Link } from 'react-router'
import { GamePicture } from '../games/game-picture.tsx'
import { isMadeForDemo } from '../games/made-for-demo.ts'
import { newestWin } from '../games/newest-win.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import { useSelected } from '../../shell/session/use-selected.ts'
import type { GameInfo } from './game-info.ts'
import { InfoFacts } from './info-facts.tsx'
import { InfoWays } from './info-ways.tsx'

/** The first screen: the game in its own light, what it is, and the way in. */
export function InfoHead({ info }: { info: GameInfo }) {
  const { game, maker, texts } = info
  const { demo } = useHouse()
  const { path } = useWriting()
  return (
    <header className="info-stage night">
      {game.art === null ? null : <Light colours={game.art.tint} />}
      <div className="frame-width info-head">
        <Trail info={info} />
        <div className="info-art">
          <GamePicture
            game={game}
            shape="tile"
            width={600}
            height={800}
            sizes="(width >= 53.75em) 21rem, 15rem"
            first
          />
        </div>
        <div className="info-words">
          <Badges info={info} />
          <h1>{game.name}</h1>
          <p className="info-maker">
            {texts.kinds[game.kind]}{' '}
            {game.sandbox || isMadeForDemo(demo, game) ? null : (
              <a href={path(maker.path)}>{fill(texts.by, { provider: maker.name })}</a>
            )}
            <Live game={game} />
          </p>
          {game.sandbox ? <Invented info={info} /> : <MadeForDemo info={info} />}
          <InfoWays game={game} texts={texts} />
        </div>
        {game.sandbox ? null : <InfoFacts info={info} />}
      </div>
    </header>
  )
}

/** How many play it now, and what was won there last, where the house tells it. */
function Live({ game: { uri } }: { game: GameInfo['game'] }) {
  const { tiles } = useHouse()
  const writing = useWriting()
  const client = useClient()
  const players = useSelected(client.playing, (playing) => playing.get(uri) ?? 0)
  const win = useSelected(client.winners, (winners) => newestWin(winners, uri, writing))
  const told = [
    players === 0 ? null : fill(tiles.playing, { count: writing.number(players) }),
    win === null ? null : `${tiles.lastWin}: ${win}`,
  ].filter((words) => words !== null)
  return told.map((words) => (
    <span key={words} className="info-live">
      {words}
    </span>
  ))
}

function Trail({ info: { game, maker, texts } }: { info: GameInfo }) {
  const { brand, demo, frame } = useHouse()
  const { path } = useWriting()
  return (
    <nav className="info-trail" aria-label={texts.trail}>
      <ol>
        <li>
          <Link to={path('/')}>{brand}</Link>
        </li>
        <li>
          <Link to={path('/games')}>{frame.games}</Link>
        </li>
        {isMadeForDemo(demo, game) ? null : (
          <li>
            <a href={path(maker.path)}>{maker.name}</a>
          </li>
        )}
        <li aria-current="page">{game.name}</li>
      </ol>
    </nav>
  )
}

function Badges({ info: { game, proof, texts } }: { info: GameInfo }) {
  const badges = [
    game.sandbox && !game.away ? texts.badgeSandbox : null,
    game.away ? texts.badgeAway : null,
    game.badges.includes(1) ? texts.badgeNew : null,
    game.badges.includes(15) ? texts.badgeMonth : null,
    proof ? texts.badgeFair : null,
  ].filter((badge) => badge !== null)
  if (badges.length === 0) return null
  return (
    <ul className="info-badges">
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
    </ul>
  )
}

/** A game of a provider that the sandbox of a demo plays. */
function MadeForDemo({ info: { game, maker, texts } }: { info: GameInfo }) {
  const { demo } = useHouse()
  if (!isMadeForDemo(demo, game)) return null
  return <p>{fill(texts.demoLead, { provider: maker.name })}</p>
}

function Invented({ info: { game, maker, texts } }: { info: GameInfo }) {
  if (game.away) return <p role="status">{fill(texts.closedText, { game: game.name })}</p>
  return (
    <aside className="info-invented" aria-labelledby="invented">
      <h2 id="invented">{texts.sandboxTitle}</h2>
      <p>{fill(texts.sandboxText, { provider: maker.name })}</p>
    </aside>
  )
}

/** The game's own colours, as light on the walls. */
function Light({ colours }: { colours: readonly [string, string] }) {
  const id = useId()
  return (
    <svg className="info-light" preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
      {colours.map((colour, index) => (
        <radialGradient key={index} id={`${id}${index}`} cx={0.2 + index * 0.65} cy={0.15} r={0.75}>
          <stop stopColor={colour} stopOpacity={0.85} />
          <stop offset="1" stopColor={colour} stopOpacity={0} />
        </radialGradient>
      ))}
      {colours.map((_, index) => (
        <rect key={index} width="1" height="1" fill={`url(#${id}${index})`} />
      ))}
    </svg>
  )
}

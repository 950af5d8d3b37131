import { clientErrors, refusals } from '@fairhouse/contract/refusals'
import { buttonClass } from '@fairhouse/ui/button'
import { ArrowLeft, Maximize } from 'lucide-react'
import { type RefObject, useCallback, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import { Heart } from '../games/heart.tsx'
import { toggleFullScreen } from './full-screen.ts'
import { PlayedFor } from './played-for.tsx'
import type { ProvidedGame } from './provided-game.ts'
import { RealitySheet } from './reality-sheet.tsx'
import { type Launch, useLaunch } from './use-launch.ts'
import { useWatchedTime } from './use-watched-time.ts'
import './provided-game.css'

/** A provider's game in its frame, with the house around it. Whoever is not signed in is asked to be. */
export function ProvidedGamePage({ game }: { game: ProvidedGame }) {
  const { isLogged } = useStatus()
  return isLogged ? <Opened game={game} /> : <SignIn game={game} />
}

function Opened({ game }: { game: ProvidedGame }) {
  const { path } = useWriting()
  const navigate = useNavigate()
  const goTo = useCallback((to: string) => void navigate(path(to)), [navigate, path])
  const { launch, frame } = useLaunch(game.uri, goTo)
  const room = useRef<HTMLElement>(null)
  const { reality, goOn } = useWatchedTime(game.texts, room)
  const url = 'url' in launch ? launch.url : null
  const isPlayed = launch.stage === 'opening' || launch.stage === 'playing'
  return (
    <section className="provided night" ref={room} aria-label={game.name}>
      <Bar game={game} room={room} isHeading={isPlayed} />
      {reality === null ? null : (
        <RealitySheet texts={game.texts.reality} reality={reality} goOn={goOn} />
      )}
      <div className="provided-stage">
        {isPlayed ? null : <Ended game={game} launch={launch} />}
        {isPlayed && url !== null ? (
          <iframe
            ref={frame}
            className="provided-frame"
            title={fill(game.texts.frameTitle, {
              game: game.name,
              provider: game.maker.name,
            })}
            src={url}
            sandbox="allow-scripts"
            allow="fullscreen; autoplay"
          />
        ) : null}
        {launch.stage === 'opening' ? <Opening game={game} /> : null}
      </div>
    </section>
  )
}

function Bar({
  game,
  room,
  isHeading,
}: {
  readonly game: ProvidedGame
  readonly room: RefObject<HTMLElement | null>
  /** The name heads the page; false where a message does. */
  readonly isHeading: boolean
}) {
  const { demo } = useHouse()
  const { path } = useWriting()
  const { texts } = game
  const Name = isHeading ? 'h1' : 'b'
  return (
    <div className="provided-bar">
      <Link className={buttonClass({ size: 'small' })} to={path('/lobby')}>
        <ArrowLeft aria-hidden="true" size={18} />
        {texts.toLobby}
      </Link>
      <div className="provided-name">
        <Name>{game.name}</Name>{' '}
        <span>{demo ? texts.demoMade : fill(texts.by, { provider: game.maker.name })}</span>
      </div>
      <Balance />
      <PlayedFor name={texts.clock} />
      <Heart game={game} place="line" />
      <button
        type="button"
        className={buttonClass({ size: 'small' })}
        aria-label={texts.fullScreen}
        onClick={() => room.current && void toggleFullScreen(room.current)}
      >
        <Maximize aria-hidden="true" size={18} />
      </button>
    </div>
  )
}

/** Where the house's own bar is not seen. */
function Balance() {
  const status = useStatus()
  const { money } = useWriting()
  if (!status.isLogged) return null
  const units = status.userType === 1 ? status.cash : status.creditsFreePlay
  return <p className="provided-balance amount">{money(units, status.currency)}</p>
}

function Opening({ game: { name, texts, tint } }: { game: ProvidedGame }) {
  return (
    <div className="provided-opening" role="status">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="32" r="27" fill="none" stroke="#ffffff26" strokeWidth="5" />
        <path
          d="M32 5a27 27 0 0 1 27 27"
          fill="none"
          stroke={tint?.[0] ?? 'currentColor'}
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
      <p>{fill(texts.opening, { game: name })}</p>
    </div>
  )
}

function Ended({
  game,
  launch,
}: {
  readonly game: ProvidedGame
  readonly launch: Exclude<Launch, { stage: 'opening' | 'playing' }>
}) {
  const { errors } = useHouse()
  const { path } = useWriting()
  const { title, text, code } = sentencesOf(launch, errors)
  return (
    <FullPage title={title} text={text} code={fill(errors.reference, { code })}>
      {launch.stage === 'refused' ? null : (
        // The page anew, not the frame alone: where frames may come from stands in the page.
        <button
          type="button"
          className={buttonClass({ rank: 'first' })}
          onClick={() => location.reload()}
        >
          {errors.buttons.reload}
        </button>
      )}
      <Link className={buttonClass()} to={path('/lobby')}>
        {errors.buttons.goToGames}
      </Link>
      <Link className={buttonClass()} to={path(`/games/${game.uri}`)}>
        {game.texts.aboutGame}
      </Link>
    </FullPage>
  )
}

function sentencesOf(
  launch: Exclude<Launch, { stage: 'opening' | 'playing' }>,
  errors: ReturnType<typeof useHouse>['errors'],
) {
  switch (launch.stage) {
    case 'failed':
      return {
        ...errors.client.externalHtmlLoadingFailed,
        code: clientErrors.externalHtmlLoadingFailed.code,
      }
    case 'elsewhere':
      return {
        ...errors.refusals.duplicateConnection,
        code: String(refusals.duplicateConnection.code),
      }
    case 'refused':
      return { ...errors.refusals[launch.why], code: String(refusals[launch.why].code) }
  }
}

function SignIn({ game }: { game: ProvidedGame }) {
  const { frame } = useHouse()
  const { path } = useWriting()
  const { texts } = game
  const source = `?source=${encodeURIComponent(path(`/${game.uri}`))}`
  return (
    <FullPage title={game.name} text={texts.pleaseLogIn}>
      <Link className={buttonClass({ rank: 'first' })} to={path('/registration') + source}>
        {frame.signUp}
      </Link>
      <Link className={buttonClass()} to={path('/login') + source}>
        {frame.logIn}
      </Link>
    </FullPage>
  )
}

import { type ErrorButton, lookUp, refusals } from '@fairhouse/contract/refusals'
import { routeNames } from '@fairhouse/contract/route-names'
import { Button, buttonClass } from '@fairhouse/ui/button'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { gameNamed } from '../../../asking/game-named.ts'
import { useHouse, useWriting } from '../house/house.tsx'
import { fill } from '../language/say.ts'
import { useClient } from '../session/client-context.tsx'
import { useBackOnline } from '../session/use-back-online.ts'
import { FullPage } from './full-page.tsx'
import type { HouseError } from '../errors/house-error.ts'
import { wordsOf } from '../errors/words-of.ts'

/** An error over the whole page, with the words and buttons that the catalogue gives it. */
export function ErrorPage({ error }: { error: HouseError }) {
  const { errors } = useHouse()
  const { path } = useWriting()
  const { title, text } = wordsOf(error, errors)
  const game = error.code === refusals.bonusLocked.code ? gameNamed(error.metadata) : null
  const act = useButtonActs(error)
  useGoOn(error)
  const focus = useRef<HTMLDivElement>(null)
  useEffect(() => focus.current?.focus(), [])
  const status = useClient().status.get()
  const hasCashier = !status.isLogged || status.userType === 1
  const buttons = lookUp(error.code)
    .entry.buttons.filter((button) => button !== 'goToProvider' || providerOf(error) !== null)
    // Play money is paid in nowhere.
    .map((button) => (button === 'goToDeposit' && !hasCashier ? 'goToGames' : button))
  return (
    <div className="error-page" role="alert" tabIndex={-1} ref={focus}>
      <FullPage title={title} text={text} code={fill(errors.reference, { code: error.code })}>
        {game === null ? null : (
          <a className={buttonClass({ rank: 'first' })} href={path(`/${game.uri}`)}>
            {fill(errors.goToGame, { game: game.name })}
          </a>
        )}
        {buttons.map((button, index) => (
          <Button
            key={button}
            rank={index === 0 && game === null ? 'first' : 'second'}
            onClick={() => act(button)}
          >
            {errors.buttons[button]}
          </Button>
        ))}
      </FullPage>
    </div>
  )
}

/** The page that was asked for without a connection is gone to when it is back. */
function useGoOn({ code, metadata: { wanted } }: HouseError): void {
  const goOn = useCallback(() => {
    if (code === 'CONNECTION_LOST' && typeof wanted === 'string') location.assign(wanted)
  }, [code, wanted])
  useBackOnline(goOn)
}

function useButtonActs(error: HouseError): (button: ErrorButton) => void {
  const client = useClient()
  const navigate = useNavigate()
  const here = useLocation()
  const { path } = useWriting()
  const go = (below: string): void => {
    client.hideError()
    void navigate(path(below))
  }
  return (button) => {
    switch (button) {
      case 'reload':
        return location.reload()
      case 'close':
        return client.hideError()
      case 'back':
        client.hideError()
        return void navigate(-1)
      case 'goToLogin':
        return go(`/login?source=${encodeURIComponent(here.pathname + here.search)}`)
      case 'goToRegistration':
        return go(`/registration?source=${encodeURIComponent(here.pathname + here.search)}`)
      case 'goToGames':
        return go('/lobby')
      case 'goToDeposit':
        return go(routeNames.deposit)
      case 'goToBonus':
        return go(routeNames['bonus-code'])
      case 'goToProfile':
        return go(routeNames['edit-profile'])
      case 'goToLimits':
        return go('/limits')
      case 'goToProvider':
        return location.assign(path(`/${providerOf(error) ?? 'lobby'}`))
    }
  }
}

/** Uri of the provider's page; nothing else may lead the player away. */
function providerOf({ metadata }: HouseError): string | null {
  const { provider } = metadata
  return typeof provider === 'string' && /^[a-z0-9-]+$/.test(provider) ? provider : null
}

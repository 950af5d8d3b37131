import { type ErrorButton, type RefusalName, refusals } from '@fairhouse/contract/refusals'
import { Button } from '@fairhouse/ui/button'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHouse, useWriting } from '../language/house.tsx'
import { useClient } from '../session/client-context.tsx'
import { FullPage } from './full-page.tsx'

/** Buttons whose page this house does not have yet are left out rather than shown dead. */
const withoutPage: readonly ErrorButton[] = ['goToDeposit', 'goToBonus', 'goToProfile']

/** A refusal of the catalogue over the whole page, with the buttons that the catalogue gives it. */
export function RefusalPage({ name }: { name: RefusalName }) {
  const { errors } = useHouse()
  const words = errors.refusals[name]
  const act = useButtonActs()
  const focus = useRef<HTMLDivElement>(null)
  useEffect(() => focus.current?.focus(), [])
  const buttons: readonly ErrorButton[] = refusals[name].buttons
  return (
    <div className="refusal-page" role="alert" tabIndex={-1} ref={focus}>
      <FullPage title={words.title} text={words.text} code={String(refusals[name].code)}>
        {buttons
          .filter((button) => !withoutPage.includes(button))
          .map((button, index) => (
            <Button
              key={button}
              rank={index === 0 ? 'first' : 'second'}
              onClick={() => act(button)}
            >
              {errors.buttons[button]}
            </Button>
          ))}
      </FullPage>
    </div>
  )
}

function useButtonActs(): (button: ErrorButton) => void {
  const client = useClient()
  const navigate = useNavigate()
  const here = useLocation()
  const { path } = useWriting()
  const go = (below: string): void => {
    client.refusal.set(null)
    void navigate(path(below))
  }
  return (button) => {
    switch (button) {
      case 'reload':
        return location.reload()
      case 'close':
        return client.refusal.set(null)
      case 'back':
        client.refusal.set(null)
        return void navigate(-1)
      case 'goToLogin':
        return go(`/login?source=${encodeURIComponent(here.pathname + here.search)}`)
      case 'goToGames':
      case 'goToDeposit':
      case 'goToBonus':
      case 'goToProfile':
        return go('/lobby')
    }
  }
}

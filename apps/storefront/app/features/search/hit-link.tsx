import type { Game } from '@fairhouse/contract/entities/game'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { gamePath } from '../games/game-path.ts'
import { useWriting } from '../../shell/house/house.tsx'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'className'> {
  readonly game: Pick<Game, 'uri' | 'sandbox'>
  /** In place of the page it is on in the history. */
  readonly replace?: boolean
  readonly children: ReactNode
}

/** To play a game, which is a document of its own; what nobody can play leads to its information. */
export function HitLink({ game, replace = false, children, ...rest }: Props) {
  const { path } = useWriting()
  return game.sandbox ? (
    <Link {...rest} className="hit" to={path(gamePath(game))} replace={replace}>
      {children}
    </Link>
  ) : (
    <a {...rest} className="hit" href={path(gamePath(game))}>
      {children}
    </a>
  )
}

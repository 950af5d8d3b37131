import type { ComponentProps } from 'react'
import './button.css'

export interface ButtonLook {
  /** `first` is the one action of a place, `second` any other, `plain` one that should not draw the eye. */
  readonly rank?: 'first' | 'second' | 'plain' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as its place. */
  readonly wide?: boolean | undefined
  readonly icon?: boolean | undefined
}

/** Classes that make a link look like a button. */
export function buttonClass({ rank = 'second', size = 'medium', wide, icon }: ButtonLook = {}) {
  return [
    'button',
    rank === 'second' ? '' : `button-${rank}`,
    size === 'medium' ? '' : `button-${size}`,
    wide ? 'button-wide' : '',
    icon ? 'button-icon' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

type Props = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Waits for an answer: shows it, keeps its focus and does nothing when pressed. */
    readonly busy?: boolean
  }

export function Button({ rank, size, wide, icon, busy = false, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ rank, size, wide, icon })}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <span className="button-wheel" aria-hidden="true" /> : null}
      {children}
    </button>
  )
}

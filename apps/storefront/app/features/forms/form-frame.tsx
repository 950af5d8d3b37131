import type { FormEvent, ReactNode, RefObject } from 'react'

interface Props {
  readonly element: RefObject<HTMLFormElement | null>
  /** Why the house said no to the whole of it. */
  readonly refused: string | null
  submit(event: FormEvent): Promise<void>
  readonly className?: string
  readonly children: ReactNode
}

/** A form that says above its fields what concerns all of them. */
export function FormFrame({
  element,
  refused,
  submit,
  className = 'account-form',
  children,
}: Props) {
  return (
    <form
      className={className}
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {refused === null || refused === '' ? null : (
        <p className="account-refused" role="alert">
          {refused}
        </p>
      )}
      {children}
    </form>
  )
}

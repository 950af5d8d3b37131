import type { ReactNode } from 'react'
import { useHouse } from '../house/house.tsx'
import { useClient } from '../session/client-context.tsx'
import { notice } from '../notices/notices.ts'

interface Props {
  /** What is put on the clipboard; also shown when the pointer rests. */
  readonly text: string
  readonly className: string
  readonly children: ReactNode
}

/** The one way to copy something: says "Copied to clipboard!", or why not. */
export function CopyButton({ text, className, children }: Props) {
  const client = useClient()
  const { frame } = useHouse()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      client.show(notice('INFO', frame.copied))
    } catch {
      // The browser or its owner forbids it; the player can still do it by hand.
      client.show(notice('WARNING', frame.copyFailed))
    }
  }
  return (
    <button type="button" className={className} title={text} onClick={() => void copy()}>
      {children}
    </button>
  )
}

import { useEffect, useRef, useState } from 'react'
import { proveBy } from '../ask.ts'
import { ProofSheet } from './proof-sheet.tsx'

interface Waiting {
  readonly shown: Promise<boolean>
  readonly end: (shown: boolean) => void
}

/**
 * Opens when the server wants to be shown who asks. Each dialog that asks for something has one of its own, which opens within it: a
 * dialog beside a dialog would be outside of it.
 */
export function ProofDoor() {
  const waiting = useRef<Waiting | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const takeBack = proveBy(() => {
      // Of two calls at once, both wait for one and the same person.
      waiting.current ??= newWaiting()
      setOpen(true)
      return waiting.current.shown
    })
    return () => {
      takeBack()
      waiting.current?.end(false)
    }
  }, [])
  if (!isOpen) return null
  return (
    <ProofSheet
      end={(shown) => {
        setOpen(false)
        waiting.current?.end(shown)
        waiting.current = null
      }}
    />
  )
}

function newWaiting(): Waiting {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  return { shown: promise, end: resolve }
}

import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import type { ContactProps } from './contact-entries.tsx'
import { later } from '../../shell/waking/later.ts'

const ContactEntries = later(async () => (await import('./contact-entries.tsx')).ContactEntries)

interface Props extends ContactProps {
  readonly open: boolean
  setOpen(open: boolean): void
}

/** Name, phone and address: nobody needs to say them to begin, so they are folded away. */
export function ContactFields({ open, setOpen, ...contact }: Props) {
  const { texts } = contact
  const details = useRef<HTMLDetailsElement>(null)
  // The browser unfolds it by itself before the page is awake, and nobody hears of that.
  useEffect(() => {
    if (details.current?.open === true) setOpen(true)
  }, [setOpen])
  return (
    <details
      ref={details}
      className="account-more"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {texts.more}
          <small>{texts.moreMeans}</small>
        </span>
        <ChevronDown aria-hidden="true" size={20} />
      </summary>
      {open ? (
        <Suspense fallback={null}>
          <ContactEntries {...contact} />
        </Suspense>
      ) : null}
    </details>
  )
}

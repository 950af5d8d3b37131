import { Button } from '@fairhouse/ui/button'
import type { DropDownGroup } from '@fairhouse/ui/drop-down'
import { Suspense, useRef, useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import type { DesignWords } from './words-en.ts'
import { later } from '../../shell/waking/later.ts'

const DropDown = later(async () => (await import('@fairhouse/ui/drop-down')).DropDown)
const Floating = later(async () => (await import('@fairhouse/ui/floating')).Floating)
const Sheet = later(async () => (await import('@fairhouse/ui/sheet')).Sheet)
const TallSheet = later(async () => (await import('@fairhouse/ui/tall-sheet')).TallSheet)

interface Props {
  readonly words: DesignWords
}

/** Groups, separators, remarks, alternatives, a submenu in a submenu. */
export function Menus({ words: { menus } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const act = (name: string) => ({ name, act: () => setChosen(name) })
  const groups: readonly DropDownGroup[] = [
    {
      title: menus.games,
      choices: [
        { ...act(menus.slots), remark: '320' },
        { ...act(menus.tables), remark: '28' },
        {
          name: menus.more,
          groups: [
            { choices: [act(menus.roulette)] },
            { choices: [{ name: menus.more, groups: [{ choices: [act(menus.keno)] }] }] },
          ],
        },
      ],
    },
    {
      choices: [menus.dark, menus.light].map((name) => ({ ...act(name), chosen: name === chosen })),
    },
    { title: menus.account, choices: [act(menus.logOut)] },
  ]
  return (
    <div className="design-line">
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {menus.open}
      </Button>
      <p role="status">{chosen === '' ? null : fill(menus.chosen, { name: chosen })}</p>
      {isOpen ? (
        <Suspense fallback={null}>
          <DropDown groups={groups} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

const kinds = ['card', 'sheet', 'tall'] as const

export function Dialogs({ words: { dialogs } }: Props) {
  const [open, setOpen] = useState<(typeof kinds)[number] | null>(null)
  const card = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  return (
    <div className="design-line">
      {kinds.map((kind) => (
        <Button
          key={kind}
          {...(kind === 'card' ? { ref: card } : {})}
          aria-haspopup="dialog"
          onClick={() => setOpen(kind)}
        >
          {dialogs[kind]}
        </Button>
      ))}
      <Suspense fallback={null}>
        {open === 'card' ? (
          <Floating title={dialogs.heading} anchor={card} onClose={close}>
            <p>{dialogs.text}</p>
          </Floating>
        ) : null}
        {open === 'sheet' ? (
          <Sheet title={dialogs.heading} closeLabel={dialogs.close} onClose={close}>
            <p>{dialogs.text}</p>
          </Sheet>
        ) : null}
        {open === 'tall' ? (
          <TallSheet label={dialogs.heading} initialFocus={first} onClose={close}>
            <div className="design-tall">
              <h2>{dialogs.heading}</h2>
              <p>{dialogs.text}</p>
              <Button ref={first} onClick={close}>
                {dialogs.close}
              </Button>
            </div>
          </TallSheet>
        ) : null}
      </Suspense>
    </div>
  )
}

import { Button } from '@fairhouse/ui/button'
import { MessageCircle, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { allow } from '../../consent/consent.ts'
import { placeOf } from '../../consent/outside.ts'
import type { Outside } from '../../house/outside.ts'
import { useConsent } from '../../consent/use-consent.ts'
import { useHouse } from '../../house/house.tsx'
import { fill } from '../../language/say.ts'
import { useClient, useStatus } from '../../session/client-context.tsx'
import { hasAccount } from '../../session/has-account.ts'
import { chatAddress, chatMay, type ChatVisitor, introduce } from './chat-frame.ts'
import './chat.css'

/** The way to the live chat, from every page. Nothing of it is loaded before the player has agreed and opened it. */
export function Chat({ outside }: { outside: Outside }) {
  const { words } = outside
  const [isOpen, setIsOpen] = useState(false)
  const isAllowed = (useConsent() ?? []).includes('chat')
  const button = useRef<HTMLButtonElement>(null)
  const status = useStatus()
  const close = (): void => {
    setIsOpen(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOpen])
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chat-button"
        aria-expanded={isOpen}
        aria-label={isOpen ? words.closeChat : words.openChat}
        title={isOpen ? words.closeChat : words.openChat}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X aria-hidden="true" /> : <MessageCircle aria-hidden="true" />}
      </button>
      {isOpen ? (
        <section className="chat-panel" aria-label={words.chatName}>
          {isAllowed ? (
            <ChatFrame key={status.isLogged ? status.login : ''} outside={outside} />
          ) : (
            <ChatQuestion outside={outside} close={close} />
          )}
        </section>
      ) : null}
    </>
  )
}

function ChatQuestion({ outside, close }: { outside: Outside; close: () => void }) {
  const { words } = outside
  const others = useConsent() ?? []
  return (
    <div className="chat-question">
      <h2>{words.chatName}</h2>
      <p>{fill(words.chatAsk, { place: placeOf(outside, 'chat') })}</p>
      <Button wide onClick={() => allow([...others, 'chat'])}>
        {words.startChat}
      </Button>
      <Button wide onClick={close}>
        {words.notNow}
      </Button>
    </div>
  )
}

/** The chat of one visitor; another player gets another one. */
function ChatFrame({ outside }: { outside: Outside }) {
  const { adapters, words } = outside
  const { origin, language } = useHouse()
  const client = useClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [visitor, setVisitor] = useState<ChatVisitor | null>(null)
  const isPlayer = hasAccount(useStatus())
  useEffect(() => {
    let isWanted = true
    async function learnWho(): Promise<void> {
      const answer = isPlayer ? await client.ask('chatIdentity', {}, { passive: true }) : null
      const identity = answer?.ok ? answer.reply : null
      if (isWanted) setVisitor({ identity, origin, language })
    }
    void learnWho()
    return () => {
      isWanted = false
    }
  }, [client, isPlayer, origin, language])
  const { chat } = adapters
  useEffect(() => {
    if (visitor === null || chat === null || frame.current === null) return undefined
    return introduce(frame.current, chat, visitor)
  }, [visitor, chat])
  if (visitor === null || chat === null) return null
  return (
    <iframe
      ref={frame}
      className="chat-frame"
      title={words.chatName}
      sandbox={chatMay}
      src={chatAddress(chat)}
    />
  )
}

import type { StaffCallName } from '@fairhouse/contract/backoffice/all'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Answer, ask, type BodyOf, type ReplyOf } from './ask.ts'

export type Loading<Reply> = { readonly type: 'loading' } | Answer<Reply>

/** What a call answers, asked again when its body changes or `reload` is called; what was there stays until the new is. */
export function useCall<Name extends StaffCallName>(
  name: Name,
  body: BodyOf<Name>,
): { readonly state: Loading<ReplyOf<Name>>; readonly reload: () => void } {
  const key = JSON.stringify(body)
  const [known, setKnown] = useState<{ key: string; state: Answer<ReplyOf<Name>> } | null>(null)
  // Whoever asks last is right: an answer to what was asked before is not kept.
  const asked = useRef(0)
  const load = useCallback(async () => {
    const mine = ++asked.current
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same body, told apart by its text
    const state = await ask(name, JSON.parse(key) as BodyOf<Name>)
    if (mine === asked.current) setKnown({ key, state })
  }, [name, key])
  useEffect(() => {
    const begin = async () => load()
    void begin()
  }, [load])
  const reload = useCallback(() => void load(), [load])
  return { state: known?.key === key ? known.state : { type: 'loading' }, reload }
}

import type { Strength } from '@fairhouse/contract/password-strength'
import { useEffect, useState } from 'react'
import { dismissJudge, judgePassword } from './judge-password.ts'

/**
 * How hard a password is to guess. While a change is being judged the level before stays; null before there is one, and where it
 * cannot be judged.
 */
export function useStrength(password: string, known: readonly string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null)
  const words = known.join('\n')

  useEffect(() => dismissJudge, [])
  useEffect(() => {
    if (password === '') return
    const asked = { isLatest: true }
    void judge(password, words.split('\n'), (judged) => {
      if (asked.isLatest) setStrength(judged)
    })
    return () => {
      asked.isLatest = false
    }
  }, [password, words])

  return password === '' ? null : strength
}

async function judge(
  password: string,
  known: readonly string[],
  hear: (strength: Strength | null) => void,
): Promise<void> {
  hear(await judgePassword(password, known))
}

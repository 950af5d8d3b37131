import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLed } from '../../app/shell/session/led-flags.ts'
import { sampleStatus } from '../play/sample-controller.ts'
import { openFlags } from './open-flags.ts'

const replace = vi.fn<(address: string) => void>()
const reported = vi.fn<(fault: unknown) => void>()

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { replace })
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  forgetLed()
  replace.mockReset()
  reported.mockReset()
  vi.unstubAllGlobals()
})

/** On a page that the flag does not lead to, but about which there is nothing to say. */
const opened = (isAtStake: () => Promise<boolean>) =>
  openFlags({
    here: '/change-password',
    language: 'en',
    asker: { language: 'en', transport: { send: () => Promise.reject(new Error('asked')) } },
    notices: {
      append: () => {
        throw new Error('told')
      },
    },
    isAtStake,
    leaving: () => undefined,
  })

const { userFlags } = sampleStatus(100)
const raised = { ...userFlags, password: true }

describe('a flag that leads', () => {
  it('leads at the next status when it could not be learnt what is at stake', async () => {
    const isAtStake = vi.fn<() => Promise<boolean>>()
    isAtStake.mockRejectedValueOnce(new Error('no line')).mockResolvedValue(false)
    const hear = await opened(isAtStake)
    hear(raised)
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce())
    expect(replace).not.toHaveBeenCalled()
    hear(raised)
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/en/change-password'))
  })

  it('leads once, however often its status is heard while that is asked', async () => {
    const isAtStake = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
    const hear = await opened(isAtStake)
    hear(raised)
    hear(raised)
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(isAtStake).toHaveBeenCalledOnce()
    hear(raised)
    await vi.waitFor(() => expect(isAtStake).toHaveBeenCalledTimes(2))
    expect(replace).toHaveBeenCalledOnce()
  })
})

import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { pagePolicy, withNonce } from './http/security-headers.ts'

const none = { chat: null, chatKey: null, analytics: null, reporting: null }
const all = {
  CHAT_URL: 'https://chat.example',
  CHAT_TOKEN: 'token',
  CHAT_HMAC_KEY: 'key',
  ANALYTICS_URL: 'https://count.example',
  ANALYTICS_WEBSITE: '1f0c-22',
  REPORT_DSN: 'https://abc@errors.example:8443/7',
}

describe('adapters', () => {
  it('are off when nothing is set, and the page may speak to nobody else', () => {
    expect(readConfig({}, '/').adapters).toEqual(none)
    const policy = pagePolicy(withNonce('n'), none, null)
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-src 'self';")
    expect(policy).not.toContain('http')
  })

  it('are known by where they are, and the page may speak to exactly those', () => {
    const { adapters } = readConfig(all, '/')
    expect(adapters).toEqual({
      chat: { origin: 'https://chat.example', token: 'token' },
      chatKey: 'key',
      analytics: { origin: 'https://count.example', website: '1f0c-22' },
      reporting: {
        origin: 'https://errors.example:8443',
        envelope:
          'https://errors.example:8443/api/7/envelope/?sentry_key=abc&sentry_version=7&sentry_client=fairhouse%2F1',
      },
    })
    const policy = pagePolicy(withNonce('n'), adapters, 'https://media.example')
    expect(policy).toContain(
      "connect-src 'self' https://count.example https://errors.example:8443;",
    )
    expect(policy).toContain("frame-src 'self' https://chat.example;")
    expect(policy).toContain("script-src 'self' 'nonce-n';")
    expect(policy).toContain("img-src 'self' https://media.example data: blob:;")
  })

  it.each([
    [{ CHAT_URL: 'https://chat.example' }, 'belong together'],
    [{ ANALYTICS_WEBSITE: 'x' }, 'belong together'],
    [{ ...all, CHAT_URL: 'https://chat.example/path' }, 'CHAT_URL must be an origin'],
    [
      { ...all, ANALYTICS_URL: "https://a.example; script-src 'unsafe-inline'" },
      'ANALYTICS_URL must be',
    ],
    [{ REPORT_DSN: 'https://errors.example/7' }, 'REPORT_DSN must look like'],
  ])('are refused by halves or when they are none: %o', (env, sentence) => {
    expect(() => readConfig(env, '/')).toThrow(sentence)
  })
})

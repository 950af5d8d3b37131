import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the first page on: no request for a manifest before a link can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

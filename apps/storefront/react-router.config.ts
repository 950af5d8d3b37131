import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // A page wakes with the routes that it needs itself, and asks for those of its links when it is awake: to rank all hundred of them is
  // a tenth of what a phone does until then.
  routeDiscovery: { mode: 'lazy', manifestPath: '/routes.json' },
} satisfies Config

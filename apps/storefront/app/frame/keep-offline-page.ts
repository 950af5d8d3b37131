/** Has the browser keep what is shown without a connection (`offline/worker.ts`). Where it may keep nothing, its own page says so. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register('/service-worker.js').catch(reportError)
}

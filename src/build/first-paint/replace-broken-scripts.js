// When a script of the app cannot run, none of its code can mend that: a captive portal's page, or another version's file, is kept
// in its place by a worker or by the HTTP cache. If the host is well, both are emptied of it, and the page is loaded once more.
{
  const key = 'comrade-replaced-at'
  const tenMinutes = 600000
  /** From the host, into the HTTP cache; no page starts like a script. */
  const isScript = async ({ name }) => {
    const response = await fetch(name, { cache: 'reload' })
    return response.ok && !(await response.text()).trimStart().startsWith('<')
  }
  const replaceScripts = async () => {
    if (Date.now() - localStorage.getItem(key) < tenMinutes) return
    const registration = await navigator.serviceWorker?.getRegistration()
    // No worker keeps its own list: the page of another network in its place shows.
    const list = await (await fetch('/sw.js', { cache: 'no-store' })).text()
    if (!list.startsWith('self.kept=')) return
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(`${location.origin}/assets/`) && name.endsWith('.js'))
    if (!registration && !(await Promise.all(scripts.map(isScript))).every(Boolean)) return
    localStorage.setItem(key, Date.now())
    if (registration) {
      for (const name of await caches.keys()) if (name.startsWith('workbox-precache')) await caches.delete(name)
      await registration.unregister()
    }
    location.reload()
  }
  // main.tsx says that the app runs.
  const isRunning = () => 'running' in document.documentElement.dataset
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (!isRunning() && (target.src ?? filename)?.startsWith(`${location.origin}/assets/`)) replaceScripts().catch(() => {})
    },
    true,
  )
}

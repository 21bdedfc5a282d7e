// When a script of the app cannot run, none of its code can mend that. If a worker has answered with the script, and the host
// is well, the worker and its files are removed, and the page is loaded once more, from the host.
{
  const key = 'comrade-removed-at'
  const remove = async () => {
    const registration = navigator.serviceWorker?.controller && (await navigator.serviceWorker.getRegistration())
    if (!registration) return
    // No worker keeps this file: a page of another network in its place shows.
    const list = await (await fetch('/sw.js', { cache: 'no-store' })).text()
    if (!list.startsWith('self.kept=') || Date.now() - sessionStorage.getItem(key) < 60000) return
    sessionStorage.setItem(key, Date.now())
    for (const name of await caches.keys()) if (name.startsWith('workbox-precache')) await caches.delete(name)
    await registration.unregister()
    location.reload()
  }
  // main.tsx says that the app runs.
  const isRunning = () => 'running' in document.documentElement.dataset
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (!isRunning() && (target.src ?? filename)?.startsWith(`${location.origin}/assets/`)) remove().catch(() => {})
    },
    true,
  )
}

// Loaded by the page when a script of the app cannot run (build/first-paint/before-paint.js): a captive portal's page, or
// another version's file, is kept in its place by the worker or by the HTTP cache. No worker keeps this file, so the host is
// well if it arrives. Both are emptied of the script, and the page is loaded once more.

const key = 'comrade-replaced-at'
const tenMinutes = 600_000

/** From the host, into the HTTP cache; no page starts like a script. */
const isScript = async ({ name }) => {
  const response = await fetch(name, { cache: 'reload' })
  return response.ok && !(await response.text()).trimStart().startsWith('<')
}

const removeWorker = async (registration) => {
  for (const name of await caches.keys()) if (name.startsWith('workbox-precache')) await caches.delete(name)
  await registration.unregister()
}

const replaceScripts = async () => {
  if (Date.now() - localStorage.getItem(key) < tenMinutes) return
  const registration = await navigator.serviceWorker?.getRegistration()
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(`${location.origin}/assets/`) && name.endsWith('.js'))
  // A worker would answer them from its cache.
  if (!registration && !(await Promise.all(scripts.map(isScript))).every(Boolean)) return
  localStorage.setItem(key, Date.now())
  if (registration) await removeWorker(registration)
  location.reload()
}

// Where storage is blocked nothing would end a loop of reloads, so the page stays as it is.
replaceScripts().catch(() => {})

// On a first visit by a shared link: fetches the screen's rows beside the app and its files right behind it, not after it has started.
if (!navigator.serviceWorker?.controller) {
  const { files, screens, rows, origin, key, initial } = EARLY
  const preloadScreen = () => {
    for (const index of screens[location.pathname] ?? []) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href: `/${files[index]}` })
      document.head.append(link)
    }
  }
  // The app's own scripts come first, so that the phone starts it while the rest is on its way. Requested together, all of them
  // would arrive at the end: a server without priorities shares a slow network between them.
  const awaited = new Set(initial.map((file) => `${location.origin}/${file}`))
  new PerformanceObserver((list, observer) => {
    for (const { name } of list.getEntries()) awaited.delete(name)
    if (awaited.size > 0) return
    observer.disconnect()
    preloadScreen()
  }).observe({ type: 'resource', buffered: true })
  const tables = rows[location.pathname]
  let campus = DEFAULT_CAMPUS
  try {
    // A phone that has chosen another campus has been here before.
    if (localStorage.getItem('comrade-campus')) campus = ''
  } catch {
    // Storage is blocked: the default campus.
  }
  if (tables && campus) {
    const url = `${origin || location.origin}/rest/v1/rpc/sync?campus=${campus}&tables=${encodeURIComponent(tables)}`
    const response = fetch(url, { headers: { apikey: key, Authorization: `Bearer ${key}` } })
    // Whoever takes the answer handles the error.
    response.catch(() => {})
    globalThis.earlyAnswer = { url, response }
  }
}

// On a first visit by a shared link: fetches the screen's files and rows beside the app, not after it.
if (!navigator.serviceWorker?.controller) {
  const { files, screens, rows, origin, key } = EARLY
  for (const index of screens[location.pathname] ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href: `/${files[index]}` })
    document.head.append(link)
  }
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

// The rules of the screen's scripts win over the app's stylesheet, which comes later. main.tsx drops them.
const late = document.querySelector('style[data-late]')
if (late && 'adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(late.textContent)
  document.adoptedStyleSheets = [sheet]
}
// On a first visit by a shared link: fetches the screen's rows beside the app and its files right behind it, not after it has started.
if (!navigator.serviceWorker?.controller) {
  const { files, screens, tables: tablesOf, rows, origin, key, initial } = EARLY
  const preloadScreen = () => {
    for (const index of screens[location.pathname] ?? []) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href: `/${files[index]}` })
      document.head.append(link)
    }
  }
  // Draws the first rows from the page's template; the app draws them again (src/ui/list/early-rows.tsx).
  const drawRows = ({ only, texts }, { columns, rows: values }) => {
    const place = document.querySelector('[data-early-rows]')
    const list = place.querySelector('ul')
    const template = place.querySelector('template')
    const found = values
      .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
      .filter((row) => !only || row[only[0]] === only[1])
      .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
      .slice(0, 8)
    if (found.length === 0) return
    for (const row of found) {
      const drawn = template.content.cloneNode(true)
      for (const element of drawn.querySelectorAll('[data-field]')) {
        const { field } = element.dataset
        element.textContent = field === 'price' ? `KSh ${row.price.toLocaleString('en-KE')}` : (row[texts[field]] ?? '')
      }
      // Photos come with the app.
      if (row.image_url?.startsWith('/pictures/')) drawn.querySelector('use')?.setAttribute('href', row.image_url)
      list.append(drawn)
    }
    list.parentElement.hidden = false
    place.replaceChildren(list.parentElement)
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
  const tables = tablesOf[location.pathname]
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
    const shown = rows[location.pathname]
    if (shown && !location.search) response.then((answer) => answer.clone().json()).then((answer) => drawRows(shown, answer.tables[shown.table])).catch(() => {})
  }
}

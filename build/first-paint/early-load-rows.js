// On a first visit by a shared link: fetches the screen's rows while the app loads, and draws the first of them.
const early = JSON.parse(document.querySelector('script[data-early]').textContent)
if (!navigator.serviceWorker?.controller) {
  const { tables, rows: shown, origin, key } = early
  // Draws the first rows from the page's template; the app draws them again (src/kit/list/early-rows.tsx).
  const drawRows = ({ only, texts }, { columns, rows: values }) => {
    const slot = document.querySelector('[data-early-rows]')
    const list = slot.querySelector('ul')
    const template = slot.querySelector('template')
    const found = values
      .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
      .filter((row) => !only || row[only[0]] === only[1])
      .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
      .slice(0, 8)
    if (found.length === 0) return
    for (const row of found) {
      const drawn = template.content.cloneNode(true)
      drawn.firstElementChild.dataset.id = row.id
      for (const element of drawn.querySelectorAll('[data-field]')) {
        const { field } = element.dataset
        const amount = { price: row.price, former: row.original_price > row.price && row.original_price }[field]
        element.textContent = amount ? `KSh ${amount.toLocaleString('en-KE')}` : (row[texts[field]] ?? '')
      }
      // A short post has large text, on a panel if it has no picture, as in isShortPost().
      const post = drawn.querySelector('[data-short]')
      if (post)
        Object.assign(post.dataset, {
          short: row.content.length <= SHORT_POST && !row.content.includes('\n'),
          plain: !row.image_url,
        })
      // The app draws photos.
      if (row.image_url?.startsWith('/pictures/')) drawn.querySelector('use')?.setAttribute('href', row.image_url)
      list.append(drawn)
    }
    list.parentElement.hidden = false
    slot.replaceChildren(list.parentElement)
  }
  let campus = DEFAULT_CAMPUS
  try {
    // A phone with another campus has been here before.
    const { slug } = JSON.parse(localStorage.getItem('comrade-campus')) ?? { slug: campus }
    if (slug !== campus) campus = ''
  } catch {
    // Storage is blocked: the default campus.
  }
  if (campus) {
    const url = `${origin || location.origin}/rest/v1/rpc/sync?campus=${campus}&tables=${encodeURIComponent(tables)}`
    const response = fetch(url, { headers: { apikey: key, Authorization: `Bearer ${key}` } })
    // The code that takes the answer handles the error.
    response.catch(() => {})
    globalThis.earlyAnswer = { url, response }
    if (shown && !('search' in document.documentElement.dataset))
      response
        .then((answer) => answer.clone().json())
        .then((answer) => drawRows(shown, answer.tables[shown.table]))
        .catch(() => {})
  }
}

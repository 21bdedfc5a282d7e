// The page holds the styles of the screen's scripts. They win over the app's stylesheet, which comes later, until
// main.tsx removes them.
const late = document.querySelector('style[data-late]')
if (late && 'adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(late.textContent)
  document.adoptedStyleSheets = [sheet]
}
// On a first visit by a shared link: fetches the screen's files right after the app's, without waiting for the app to
// start.
const early = JSON.parse(document.querySelector('script[data-early]').textContent)
if (early && !navigator.serviceWorker?.controller) {
  const { files, initial } = early
  const preloadScreen = () => {
    for (const file of files) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href: `/${file}` })
      document.head.append(link)
    }
  }
  // The app's own scripts come first, so that the phone starts it while the rest is on its way. Requested together, all
  // of them would arrive at the end: a server without priorities shares a slow network between them.
  const awaited = new Set(initial.map((file) => `${location.origin}/${file}`))
  new PerformanceObserver((list, observer) => {
    for (const { name } of list.getEntries()) awaited.delete(name)
    if (awaited.size > 0) return
    observer.disconnect()
    preloadScreen()
  }).observe({ type: 'resource', buffered: true })
}

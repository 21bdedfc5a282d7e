// A server that sends a prerendered page knows neither the user's language nor the phone's. The page in another
// language has another address, which the app itself does not have; nor has it that of the page's file, which some
// hosts keep (src/app/install/rules/built-files.ts).
{
  const { pathname, search, hash } = location
  const withoutEnding = pathname.replace(/(?:\/index)?\.html$/, '')
  const path = withoutEnding.replace(/^\/(?:TRANSLATIONS)(?=\/|$)/, '')
  let wanted = null
  // A link to a translation shows it. Where the app is installed, the worker has a language.
  if (path === withoutEnding && !navigator.serviceWorker?.controller) {
    try {
      wanted = localStorage.getItem('LANGUAGE_KEY')
    } catch {
      // Storage is blocked: the phone's language.
    }
    wanted ??= navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => LANGUAGES.includes(language))
  }
  if (TRANSLATIONS.includes(wanted)) {
    stop()
    location.replace(`/${wanted}${path || '/'}${search}${hash}`)
  } else if (path !== pathname) history.replaceState(history.state, '', (path || '/') + search + hash)
}

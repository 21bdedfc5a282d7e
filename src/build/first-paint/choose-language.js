// A server that sends a prerendered page knows neither the user's language nor the phone's. The page in another language has another
// address, which the app itself does not have.
{
  const { pathname, search, hash } = location
  const path = pathname.replace(/^\/(?:TRANSLATIONS)(?=\/)/, '')
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash)
  else if (!navigator.serviceWorker?.controller) {
    let wanted = null
    try {
      wanted = localStorage.getItem('LANGUAGE_KEY')
    } catch {
      // Storage is blocked: the phone's language.
    }
    wanted ??= navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => LANGUAGES.includes(language))
    if (TRANSLATIONS.includes(wanted)) {
      stop()
      location.replace(`/${wanted}${pathname}${search}${hash}`)
    }
  }
}

// A page of its own comes from a server that does not know the language of the person or the phone. In another language it has an address
// of its own, too, which the app does not know.
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

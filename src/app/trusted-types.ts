/** The service worker, and the workers of the build. */
const isOurs = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href)
  return (
    origin === location.origin && (/^\/sw(?:\.\w+)?\.js$/.test(pathname) || /^\/assets\/[\w.-]+\.js$/.test(pathname))
  )
}

// Under the content policy no string becomes HTML or a script without this: markup never does, and scripts are ours.
window.trustedTypes?.createPolicy('default', {
  createHTML(text) {
    if (text.includes('<')) throw new TypeError('No text becomes HTML here')
    return text
  },
  createScriptURL(address) {
    if (!isOurs(address)) throw new TypeError('No script of others runs here')
    return address
  },
})
